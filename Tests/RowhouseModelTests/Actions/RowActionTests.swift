// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Actions of rows")
@MainActor
struct RowActionTests {
  private let isRead = true

  private func row(_ title: String = "Archive", image: ImageSource? = nil) -> Row {
    Row("message").id(1)
      .swipeActions { RowAction(title, image: image) {} }
  }

  @Test("Actions are compared by their looks, and not by their closures")
  func equality() {
    var calls = 0
    let first = RowAction("Archive", color: .tint) { calls += 1 }
    #expect(first == RowAction("Archive", color: .tint) {})
    #expect(first != RowAction("Archive") {})
    #expect(first != RowAction("Archive", role: .destructive, color: .tint) {})
    #expect(row().row == row().row)
    #expect(row().row != row("Keep").row)
    #expect(row().row != row(image: .symbol("box")).row)
    #expect(row().row != row().swipeActions(allowsFullSwipe: false) { RowAction("Archive") {} }.row)
    first.handler()
    #expect(calls == 1)
  }

  @Test("A builder accepts actions under conditions and in loops")
  func builder() {
    let names = ["Red", "Blue"]
    let actions = Row("").menu {
      RowAction("Copy") {}
      if isRead { RowAction("Unread") {} } else { RowAction("Read") {} }
      if !isRead { RowAction("never") {} }
      for name in names { RowAction(name) {} }
      [RowAction("last") {}]
    }.row.actions(in: .menu)
    #expect(actions.map(\.title) == ["Copy", "Unread", "Red", "Blue", "last"])
  }

  @Test("The actions of both edges and of the menu are separate, and the last modifier wins")
  func places() {
    let row = Row("")
      .swipeActions { RowAction("old") {} }
      .swipeActions { RowAction("trailing") {} }
      .swipeActions(edge: .leading) { RowAction("leading") {} }
      .menu { RowAction("menu") {} }.row
    for group in RowActionGroup.allCases {
      #expect(row.actions(in: group).map(\.title) == ["\(group)"])
    }
    #expect(row.swipeActions(at: .trailing).allowsFullSwipe)
    for edge in SwipeEdge.allCases {
      #expect(row.actions(in: RowActionGroup(edge)) == row.swipeActions(at: edge).actions)
    }
    for group in RowActionGroup.allCases { #expect(Row("").row.actions(in: group) == []) }
  }

  @Test("A row's editing style follows from its handlers unless it is set")
  func editingStyle() {
    #expect(Row("").row.editingStyle == .noButton)
    #expect(Row("").onInsert {}.row.editingStyle == .insert)
    #expect(Row("").onInsert {}.onDelete {}.row.editingStyle == .delete)
    #expect(Row("").onDelete {}.editingStyle(.noButton).row.editingStyle == .noButton)
    #expect(Row("").onDelete {}.id(1).row != Row("").onDelete {}.editingStyle(.noButton).id(1).row)
  }

  @Test("The last title of the delete button wins, and a handler alone keeps the title")
  func deleteTitle() {
    #expect(Row("").onDelete {}.row.deleteTitle == nil)
    #expect(Row("").onDelete("Forget") {}.onDelete("Drop") {}.row.deleteTitle == "Drop")
    #expect(Row("").onDelete("Forget") {}.onDelete {}.row.deleteTitle == "Forget")
  }

  @Test("A copy of a row has its own actions")
  func copies() {
    let original = Row("").menu { RowAction("a") {} }.row
    let changed = original.menu { RowAction("b") {} }
    #expect(original.menu.map(\.title) == ["a"])
    #expect(changed.menu.map(\.title) == ["b"])
  }

  @Test("A section can be reordered if it has a handler for moves")
  func moves() {
    let section = TableSection { Row("a") }
    #expect(section.move == nil && section.prefetching == nil)
    #expect(section.onMove { _, _ in }.move != nil)
  }
}
