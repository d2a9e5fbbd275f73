// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Needs the stand-in, because UIKit does not list the posted notifications.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Rows to which VoiceOver moves")
@MainActor
struct FocusTests {
  private final class Cell: UITableViewCell {}

  private struct Page: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        NativeRow(Cell.self, "custom") { cell, text, _ in cell.textLabel?.text = text }
          .id("custom").onSelect {}
        Row("Pressed", id: "pressed").onSelect {}
        ToggleRow("Night", isOn: true) { _ in }.id("toggle")
        FieldRow("Name", text: "") { _ in }.id("field")
      }
    }
  }

  @Test("VoiceOver moves to the cell of the row, or to its control")
  func focus() throws {
    let screen = TableScreen(Page())
    func focused(_ id: String) throws -> UIView {
      UIAccessibility.posted = []
      screen.controller.navigator.focus(id)
      let posted = try #require(UIAccessibility.posted.last, "\(id)")
      #expect(posted.notification == .layoutChanged)
      return try #require(posted.argument as? UIView)
    }
    func cell(_ row: Int) -> UIView? {
      screen.table.cellForRow(at: IndexPath(row: row, section: 0))
    }
    #expect(try focused("custom") === cell(0))
    #expect(try focused("pressed") === cell(1))
    #expect(try focused("toggle") === screen.first(UISwitch.self, 2))
    #expect(try focused("field") === screen.first(UITextField.self, 3))
  }
}
#endif
