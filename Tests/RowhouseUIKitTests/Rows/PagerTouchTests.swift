// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Needs the stand-in: on iOS, no public function creates a touch.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Touches on pagers")
@MainActor
struct PagerTouchTests {
  private struct Pictures: RowContent {
    func body(style: ResolvedStyle) -> Part {
      .pager(
        PagerPart(
          [
            Part.text("first"), Part.button("buy", control: "button"),
            Part.text("offer").pressable(label: "offer", control: "offer"),
            Part.slider(0.5, label: "size", control: "slider"),
          ], label: "pictures"))
    }
  }

  private let screen = TableScreen()

  /// Shows a row with a pager, and adds the row's events to a log.
  private func show(_ log: @escaping @MainActor (String) -> Void) throws -> UIScrollView {
    screen.driver.sections = [
      TableSection {
        CustomRow(Pictures()).onSelect { log("selected") }
          .onControlChange { control, value in log("\(control) \(value)") }
      }
    ]
    screen.settle()
    return try #require(screen.parts(0).first?.subviews.first as? UIScrollView)
  }

  @Test("A tap on a pager highlights and selects its row")
  func tap() throws {
    var log: [String] = []
    let pages = try show { log.append($0) }
    pages.touchCenter()
    screen.settle()
    #expect(log == ["selected"])
  }

  @Test("A swipe over a pager ends the highlight of its row, and selects nothing")
  func swipe() throws {
    var log: [String] = []
    let pages = try show { log.append($0) }
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    pages.touchCenterUntilGesture { #expect(cell.isHighlighted) }
    #expect(!cell.isHighlighted)
    pages.turn(to: 1)
    screen.settle()
    #expect(log == [])
  }

  @Test("A tap on a button in a pager presses the button, and does not select the row")
  func button() throws {
    var log: [String] = []
    let pages = try show { log.append($0) }
    pages.turn(to: 1)
    let button = try #require(pages.subviews.lazy.compactMap { $0 as? UIButton }.first)
    button.touchCenter()
    screen.settle()
    #expect(log == ["button pressed"])
  }

  @Test("A swipe that begins on a button turns the pages, and one on a slider moves the slider")
  func swipeOnControl() throws {
    let pages = try show { _ in }
    let controls = pages.subviews.compactMap { $0 as? UIControl }
    let slider = try #require(controls.first { $0 is UISlider })
    #expect(controls.count == 3)
    for control in controls {
      #expect(pages.touchesShouldCancel(in: control) == (control !== slider), "\(control)")
    }
  }

  @Test("A tap on the status bar scrolls to the top of a page with a pager and a field of lines")
  func statusBar() throws {
    screen.driver.sections = [
      TableSection {
        CustomRow(Pictures())
        FieldRow("Notes", text: "") { _ in }.lines(3)
        for number in 0..<60 { Row("\(number)", id: number) }
      }
    ]
    screen.settle()
    screen.table.scroll(to: 20)
    screen.table.tapStatusBar()
    #expect(screen.table.contentOffset.y == -screen.table.adjustedContentInset.top)
    #expect(screen.first(UITextView.self, 1) != nil)
  }
}
#endif
