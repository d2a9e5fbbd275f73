// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in shows which menu is open.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble
import UIKitDriving

@Suite("Menus inside the menu of a row")
@MainActor
struct NestedMenuTests {
  private let screen = TableScreen()

  @Test("A menu inside a menu is a UIMenu, and its actions reach their handlers")
  func nested() throws {
    var chosen: [String] = []
    screen.driver.sections = [
      TableSection(rows: [
        Row("mail")
          .menu {
            RowAction("Copy") { chosen.append("copy") }
            RowAction.menu("Move to") {
              RowAction("Archive") { chosen.append("archive") }
              RowAction.menu("Work") { RowAction("File") { chosen.append("file") } }
            }
            RowAction("Delete", role: .destructive) { chosen.append("delete") }
          }
          .row
      ])
    ]
    screen.settle()
    let indexPath = IndexPath(row: 0, section: 0)
    #expect(screen.table.longPress(row: indexPath) == ["Copy", "Archive", "File", "Delete"])
    let menu = try #require(screen.table.shownMenu)
    #expect(menu.children.map(\.title) == ["Copy", "Move to", "Delete"])
    let inner = try #require(menu.children[1] as? UIMenu)
    #expect(inner.children.map(\.title) == ["Archive", "Work"])
    screen.table.chooseMenuItem("Archive")
    for item in ["Copy", "Delete", "File"] {
      screen.table.longPress(row: indexPath)
      screen.table.chooseMenuItem(item)
    }
    #expect(chosen == ["archive", "copy", "delete", "file"])
  }
}
#endif
