// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Accessibility actions in editing mode")
@MainActor
struct EditingActionTests {
  private let screen = TableScreen()

  private func actions(_ row: Int, _ section: Int = 0) -> [UIAccessibilityCustomAction] {
    let cell = screen.table.cellForRow(at: IndexPath(row: row, section: section))
    return cell?.accessibilityCustomActions ?? []
  }

  private func perform(_ name: String, _ row: Int, _ section: Int = 0) -> Bool? {
    let done = actions(row, section).first { $0.name == name }?.perform()
    screen.settle()
    return done
  }

  @Test("A row is moved by its actions, which the user finds only in editing mode")
  func moves() {
    var names = ["a", "b", "c"]
    func show() {
      screen.driver.sections = [
        TableSection(names, id: \.self) { Row($0) }
          .onMove { from, to in
            names.insert(names.remove(at: from), at: to)
            show()
          }
      ]
    }
    show()
    screen.settle()
    #expect(actions(0).isEmpty)
    screen.driver.isEditing = true
    screen.settle()
    #expect(actions(0).map(\.name) == ["Move up", "Move down"])
    #expect(perform("Move down", 0) == true && names == ["b", "a", "c"])
    // Needs the stand-in, because UIKit does not list the posted notifications.
    #if os(Linux)
    let posted = UIAccessibility.posted.last
    #expect(posted?.notification == .layoutChanged)
    let moved = screen.table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(posted?.argument as? UITableViewCell === moved)
    #endif
    #expect(perform("Move up", 2) == true && names == ["b", "c", "a"])
    #expect(perform("Move up", 0) == false && names == ["b", "c", "a"])
    #expect(screen.staleness() == nil)
    screen.driver.isEditing = false
    screen.settle()
    #expect(actions(0).isEmpty)
  }

  // Needs the stand-in, because UIKit does not list the posted notifications.
  #if os(Linux)
  @Test("VoiceOver follows a moved row, and not a row of another section with the same id")
  func movesInSectionWithEqualIDs() {
    var names = ["a", "b"]
    screen.driver.sections = [
      TableSection(names, id: \.self) { Row($0) },
      TableSection(names, id: \.self) { Row($0) }
        .onMove { from, to in names.insert(names.remove(at: from), at: to) },
    ]
    screen.driver.isEditing = true
    screen.settle()
    #expect(perform("Move down", 0, 1) == true && names == ["b", "a"])
    let moved = UIAccessibility.posted.last?.argument as? UITableViewCell
    #expect(moved.flatMap { screen.table.indexPath(for: $0)?.section } == 1)
  }
  #endif

  @Test("A row without a button that deletes it has no such action in editing mode")
  func deleting() {
    screen.driver.sections = [
      TableSection {
        Row("deleted").onDelete {}
        Row("kept").onDelete {}.editingStyle(.noButton)
      }
    ]
    screen.settle()
    #if os(Linux)
    let offered = screen.table.visibleCells.map { ScreenReader.actions(of: $0) }
    #expect(offered == [["Delete"], ["Delete"]])
    #endif
    screen.driver.isEditing = true
    screen.settle()
    #expect((0..<2).map { actions($0).map(\.name) } == [["Delete"], []])
  }

  @Test("A row is inserted by its action")
  func inserting() {
    var calls = 0
    screen.driver.sections = [TableSection { Row("add").onInsert { calls += 1 } }]
    screen.settle()
    #expect(actions(0).isEmpty)
    screen.driver.isEditing = true
    screen.settle()
    #expect(perform("Insert", 0) == true && calls == 1)
  }
}
#endif
