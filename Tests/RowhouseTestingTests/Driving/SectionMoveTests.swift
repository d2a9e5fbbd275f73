// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Moving rows between sections in tests")
struct SectionMoveTests {
  @MainActor
  @Observable
  final class Lists {
    var open = ["Milk", "Bread"]
    var done = ["Tea"]
  }

  struct ListsPage: TablePage {
    let lists: Lists
    var title: String { "Lists" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      section(lists.open).id("open")
      section(lists.done).id("done")
    }

    private func section(_ items: [String]) -> TableSection {
      TableSection(items, id: \.self) { Row($0) }
        .moveTarget { move in
          switch move.row {
          case "Bread": nil
          case "Tea": RowIndexPath(section: 9, row: 0)
          default: move.target
          }
        }
        .onMoveBetweenSections { move in
          let item =
            move.sourceSection == "open"
            ? lists.open.remove(at: move.source.row) : lists.done.remove(at: move.source.row)
          if move.targetSection == "open" {
            lists.open.insert(item, at: move.target.row)
          } else {
            lists.done.insert(item, at: move.target.row)
          }
        }
    }
  }

  private let lists = Lists()

  @Test("A row is moved to an index path in another section")
  func moves() throws {
    let test = PageTest(ListsPage(lists: lists))
    let end = RowIndexPath(section: 1, row: 1)
    #expect(try test.move("Milk", to: end) == end)
    #expect(lists.open == ["Bread"] && lists.done == ["Tea", "Milk"])
    try test.move("Milk", to: 0)
    #expect(lists.done == ["Milk", "Tea"])
  }

  @Test("A row that may not move, and a position that does not exist, are errors")
  func errors() {
    let test = PageTest(ListsPage(lists: lists))
    let target = RowIndexPath(section: 1, row: 0)
    #expect(
      throws: PageTestError.moveRefused(row: "0.1 “Bread”", to: target, page: "“Lists”")
    ) { try test.move("Bread", to: target) }
    let error = #expect(throws: PageTestError.self) {
      try test.move("Tea", to: RowIndexPath(section: 0, row: 0))
    }
    #expect(
      error.map { "\($0)" } == """
        Row 1.0 “Tea” of “Lists” may not move to 0.0 now: the moveTarget(_:) of its section left it in \
        place, or returned a position that the row cannot have.
        """)
    #expect(throws: PageTestError.self) {
      try test.move("Milk", to: RowIndexPath(section: 1, row: 2))
    }
    #expect(throws: PageTestError.self) {
      try test.move("Milk", to: RowIndexPath(section: 2, row: 0))
    }
  }
}
