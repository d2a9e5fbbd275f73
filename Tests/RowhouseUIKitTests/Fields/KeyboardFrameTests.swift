// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The frame of the keyboard")
@MainActor
struct KeyboardFrameTests {
  private let screen = TableScreen(ListPage("Numbers", Array(0..<60)))

  private var inset: CGFloat { screen.table.contentInset.bottom }

  @Test("A keyboard that floats above the lower edge covers nothing")
  func floating() {
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(inset == 267)
    screen.window.moveKeyboard(to: CGRect(x: 20, y: 200, width: 320, height: 260))
    #expect(inset == 0)
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 300, width: 375, height: 367))
    #expect(inset == 367)
  }

  @Test("The keyboard of another screen covers nothing")
  func otherScreen() {
    let other = TableScreen(ListPage("Numbers", Array(0..<60)))
    other.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(inset == 0 && other.table.contentInset.bottom == 267)
  }

  @Test("The keyboard covers a table that replaces another one")
  func replacing() {
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    let table = screen.table
    screen.driver.show(PlainPage())
    screen.settle()
    #expect(screen.table !== table && inset == 267)
  }

  private struct PlainPage: TablePage {
    let title = "Plain"
    let appearance = PageAppearance.plain
    var sections: [TableSection] { TableSection(0..<60, id: \.self) { Row("\($0)") } }
  }

  @Test("The keyboard covers another part of a table that has moved or has another size")
  func moving() {
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(inset == 267)
    screen.window.rotate(to: CGSize(width: 375, height: 467))
    #expect(inset == 67)
    screen.window.rotate(to: CGSize(width: 375, height: 367))
    #expect(inset == 0)
    screen.window.rotate(to: CGSize(width: 375, height: 667))
    #expect(inset == 267)
  }

  /// The keyboard, which leaves 400 points of the window.
  private static let keyboard = CGRect(x: 0, y: 400, width: 375, height: 267)

  private final class Note {
    var text = ""
  }

  /// Returns the text view of a multiline field below other rows, and a closure that shows the newest text.
  private func field(
    below count: Int, lines: ClosedRange<Int>, of note: Note
  ) throws -> (view: UITextView, update: () -> Void) {
    let screen = TableScreen()
    func update() {
      screen.driver.sections = [
        TableSection {
          for number in 0..<count { Row("\(number)") }
          FieldRow("Note", text: note.text) { note.text = $0 }.lines(lines)
            .reporting(.continuous)
        }
      ]
      screen.settle()
    }
    update()
    screen.table.scrollToRow(at: IndexPath(row: count, section: 0), at: .bottom, animated: false)
    screen.settle()
    return (try #require(screen.first(UITextView.self, count)), update)
  }

  /// Returns the vertical bounds of the caret in the window.
  private func caret(of view: UITextView) throws -> ClosedRange<CGFloat> {
    let end = try #require(view.selectedTextRange).end
    let frame = view.convert(view.caretRect(for: end), to: view.window)
    return frame.minY...frame.maxY
  }

  @Test("The caret of a field that grows stays above the keyboard", arguments: [400, 667])
  func growing(keyboardTop: Double) throws {
    let note = Note()
    let (view, update) = try field(below: 11, lines: 3...30, of: note)
    view.window?.moveKeyboard(
      to: CGRect(x: 0, y: keyboardTop, width: 375, height: 267))
    #expect(view.becomeFirstResponder())
    for line in 1..<30 {
      view.insertText("line \(line)\n")
      update()
      #expect(try caret(of: view).upperBound <= CGFloat(keyboardTop), "line \(line)")
    }
  }

  @Test("The caret of a field that is taller than the space above the keyboard can be seen")
  func tall() throws {
    let note = Note()
    note.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let (view, update) = try field(below: 3, lines: 3...40, of: note)
    view.window?.moveKeyboard(to: Self.keyboard)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.becomeFirstResponder())
    for location in [300, 0, 250, 100] {
      view.selectedRange = NSRange(location: location, length: 0)
      update()
      let caret = try caret(of: view)
      #expect(caret.lowerBound >= 0 && caret.upperBound <= 400, "\(location)")
    }
  }

  @MainActor
  @Observable
  final class Composer {
    var messages = 8
    var error: String?
  }

  private struct ComposerPage: TablePage {
    let composer: Composer

    var title: String { "Chat" }
    var sections: [TableSection] {
      TableSection {
        for number in 0..<composer.messages { Row("Message \(number)", id: number) }
        FieldRow("Name", text: "") { _ in }.id("name").error(composer.error)
        FieldRow("Message", text: "") { _ in }.id("field")
        Row("Footer")
      }
    }
  }

  @Test("A field stays above the keyboard while rows arrive or grow above it")
  func rowsAbove() throws {
    let composer = Composer()
    let screen = TableScreen(ComposerPage(composer: composer))
    func bottom() throws -> CGFloat {
      let view = try #require(screen.first(UITextField.self, composer.messages + 1))
      #expect(view.isFirstResponder)
      return view.convert(view.bounds, to: screen.window).maxY
    }
    #expect(screen.first(UITextField.self, 9)?.becomeFirstResponder() == true)
    screen.window.moveKeyboard(to: Self.keyboard)
    screen.settle()
    #expect(try bottom() <= 400)
    for count in 9..<15 {
      composer.messages = count
      screen.settle()
      #expect(try bottom() <= 400, "\(count) messages")
    }
    composer.error = "This name is taken"
    screen.settle()
    #expect(try bottom() <= 400)
    // The user may have scrolled away from the field.
    screen.table.scroll(to: screen.table.contentOffset.y - 60)
    let offset = screen.table.contentOffset.y
    composer.messages += 1
    screen.settle()
    #expect(screen.table.contentOffset.y == offset)
  }

  private final class NoteCell: UITableViewCell {
    lazy var textView: UITextView = {
      let view = UITextView(frame: contentView.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      return view
    }()
  }

  @Test("A field stays above the keyboard although an earlier request has scrolled to another row")
  func earlierRequest() throws {
    let navigator = Navigator()
    let screen = TableScreen(navigator: navigator)
    screen.driver.sections = [
      TableSection {
        Rows(0..<11, id: \.self) { Row("\($0)") }
        FieldRow("Note", text: "") { _ in }
        Rows(11..<60, id: \.self) { Row("\($0)") }
      }
    ]
    screen.settle()
    navigator.scroll(to: 50)
    #expect(try #require(screen.first(UITextField.self, 11)).becomeFirstResponder())
    screen.window.moveKeyboard(to: Self.keyboard)
    screen.settle()
    let (row, bounds) = (
      screen.table.rectForRow(at: IndexPath(row: 11, section: 0)), screen.table.bounds
    )
    #expect(row.minY >= bounds.minY && row.maxY <= bounds.maxY - inset(of: screen.table))
  }

  private func inset(of table: UITableView) -> CGFloat { table.adjustedContentInset.bottom }

  @Test("A custom cell in which the user types is shown above the keyboard")
  func customCell() throws {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection {
        for number in 0..<11 { Row("\(number)") }
        NativeRow(NoteCell.self, "note") { cell, text, _ in cell.textView.text = text }
          .height(80)
      }
    ]
    screen.settle()
    let path = IndexPath(row: 11, section: 0)
    let cell = try #require(screen.table.cellForRow(at: path) as? NoteCell)
    #expect(cell.textView.becomeFirstResponder())
    screen.window.moveKeyboard(to: Self.keyboard)
    screen.settle()
    #expect(cell.convert(cell.bounds, to: screen.window).maxY <= 400)
  }

  @Test("The frame for the next orientation applies once the table has its size")
  func rotating() {
    screen.window.rotate(to: CGSize(width: 667, height: 375))
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 215, width: 667, height: 160))
    #expect(inset == 160)
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    screen.window.rotate(to: CGSize(width: 375, height: 667))
    #expect(inset == 267)
  }
}
#endif
