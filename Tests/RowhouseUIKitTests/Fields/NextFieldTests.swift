// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The Return key that leads to the next field")
@MainActor
struct NextFieldTests {
  private let screen = TableScreen()

  private func field(_ row: Int, _ section: Int = 0) -> UITextField? {
    screen.first(UITextField.self, row, section)
  }

  @Test("Return reports the text and edits the next field that the user can change")
  func next() throws {
    var texts: [String] = []
    screen.driver.sections = [
      TableSection {
        FieldRow("Name", text: "") { texts.append($0) }.returnKey(.next)
        Row("Plain")
        FieldRow("Disabled", text: "") { _ in }.disabled()
        FieldRow("Hidden", text: "") { _ in }.height(0)
      },
      TableSection(rows: (0..<30).map { Row("\($0)", id: $0).row }),
      TableSection {
        FieldRow("Street", text: "") { _ in }.returnKey(.next)
        FieldRow("City", text: "") { _ in }
      },
    ]
    screen.settle()
    let name = try #require(field(0))
    _ = name.becomeFirstResponder()
    name.insertText("Ada")
    name.typeReturn()
    let street = try #require(field(0, 2))
    #expect(texts == ["Ada"] && street.isFirstResponder && !name.isFirstResponder)
    street.typeReturn()
    #expect(field(1, 2)?.isFirstResponder == true)
    screen.settle()
    #expect(texts == ["Ada"] && screen.staleness() == nil)
  }

  @Test("A field far below rows of unknown height is edited, by a request and by Return")
  func far() {
    let navigator = screen.controller.navigator
    func paragraphs(_ ids: Range<Int>) -> TableSection {
      TableSection(
        rows: ids.map { number in
          let text = String(repeating: "wrapping text ", count: 20 + number % 5)
          return CustomRow(Paragraph(text: text)).height(.automatic()).id(number).row
        })
    }
    screen.driver.sections = [
      TableSection { FieldRow("First", text: "") { _ in }.returnKey(.next) },
      paragraphs(0..<60),
      TableSection { FieldRow("Last", text: "") { _ in }.id("last") },
      paragraphs(60..<90),
    ]
    screen.settle()
    let last = IndexPath(row: 0, section: 2)
    let requests = [
      { _ = screen.first(UITextField.self, 0)?.typeReturn() }, { navigator.focus("last") },
      { navigator.scroll(to: "last", at: .bottom) },
    ]
    for (number, request) in requests.enumerated() {
      screen.table.endEditing(true)
      screen.table.scroll(to: 0)
      // The table forgets the heights that it has measured.
      screen.table.reloadData()
      screen.window.layoutIfNeeded()
      #expect(field(0)?.becomeFirstResponder() == true)
      request()
      screen.settle()
      #expect(screen.table.bounds.contains(screen.table.rectForRow(at: last)))
      if number < 2 { #expect(field(0, 2)?.isFirstResponder == true) }
    }
    let bottom = screen.table.bounds.maxY - screen.table.adjustedContentInset.bottom
    #expect(abs(screen.table.rectForRow(at: last).maxY - bottom) < 1)
  }

  @Test("A row stays where the user has scrolled during the animation of a request")
  func scrollingByUser() {
    let navigator = screen.controller.navigator
    screen.driver.sections = [TableSection(rows: (0..<90).map { Row("\($0)", id: $0).row })]
    screen.settle()
    navigator.scroll(to: 80, at: .top)
    screen.driver.flush()
    screen.table.scroll(to: 500)
    screen.settle()
    #expect(screen.table.contentOffset.y == 500)
  }

  @Test("Return ends editing in the last field, and in fields with another key")
  func last() throws {
    screen.driver.sections = [
      TableSection {
        FieldRow("Name", text: "") { _ in }
        FieldRow("City", text: "") { _ in }.returnKey(.next)
      }
    ]
    screen.settle()
    for row in 0..<2 {
      let field = try #require(self.field(row))
      _ = field.becomeFirstResponder()
      field.typeReturn()
      #expect(!field.isFirstResponder && self.field(1 - row)?.isFirstResponder == false)
    }
  }

  @Test(
    "Return reaches the row after its text and before the end of editing, even if its cell is gone")
  func submit() throws {
    var log: [String] = []
    let navigator = screen.controller.navigator
    screen.driver.sections = [
      TableSection {
        FieldRow("Name", text: "Ada") { log.append($0) }
          .returnKey(.next).onDidEndEditing { log.append("end") }
          .onSubmit {
            log.append("submit")
            navigator.focus("city")
          }
      },
      TableSection(rows: (0..<40).map { Row("\($0)", id: $0).row }),
      TableSection {
        FieldRow("Street", text: "") { _ in }
        FieldRow("City", text: "") { _ in }.onSubmit { log.append("sent") }.id("city")
      },
    ]
    screen.settle()
    let name = try #require(field(0))
    _ = name.becomeFirstResponder()
    name.insertText("!")
    name.typeReturn()
    screen.settle()
    #expect(log == ["Ada!", "submit", "end"])
    let city = try #require(field(1, 2))
    #expect(city.isFirstResponder)
    city.typeReturn()
    #expect(log.last == "sent" && !city.isFirstResponder)
  }
}
#endif
