// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The changes of a page while an action runs.
@MainActor
struct ChangesTests {
  @Test("A test reads which rows an action has changed, and why")
  func action() throws {
    let account = Account()
    let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
    let changes = try test.changes { try test.toggle("Night mode") }
    #expect(changes.map { $0.row?.title } == ["Dimmed", "Night mode"])
    #expect(changes.map(\.kind.description) == ["inserted", "control.isOn false → true"])
    #expect(changes.allSatisfy { $0.section?.title == "General" })
    #expect(test.changes {} == [])
  }

  @Test("Sections, moves, deletions and properties of the page are named")
  func kinds() {
    let board = Board()
    let test = PageTest(BoardPage(board: board))
    func texts(_ change: () -> Void) -> [String] {
      test.changes(change).map { change in
        let subject = [change.section?.id, change.row?.id].compactMap { $0.map { "\($0)" } }
        return (subject + ["\(change.kind)"]).joined(separator: " ")
      }
    }
    #expect(texts { board.title = "New" } == ["title “Board” → “New”"])
    #expect(texts { board.names.removeFirst() } == ["names a deleted"])
    #expect(texts { board.names = ["d", "b", "c"] } == ["names d moved from section 0, row 2"])
    #expect(texts { board.header = "People" } == ["names header “Names” → “People”"])
    #expect(texts { board.hasMore = true } == ["more inserted"])
    #expect(texts { board.isTurned = true } == ["more moved from section 1"])
    #expect(texts { board.hasMore = false } == ["more deleted"])
  }

  @Test(
    "A row of a data section that reads changed state is explained, and one that is not made is named"
  )
  func data() {
    let board = Board()
    board.names = (0..<1_000).map { "\($0)" }
    let test = PageTest(BoardPage(board: board))
    let changes = test.changes { board.marked = "3" }
    #expect(changes.map(\.kind.description) == ["value nil → “marked”"])
    let inserted = test.changes { board.names.append("1000") }
    #expect(inserted.map { $0.row?.id } == ["1000"])
    #expect(inserted.map { $0.row?.title } == [nil])
  }

  @Test("A row of a data section is explained in each of several updates")
  func severalUpdates() {
    let board = Board()
    let test = PageTest(BoardPage(board: board))
    let changes = test.changes {
      board.marked = "c"
      _ = test.page
      board.marked = nil
      _ = test.page
    }
    #expect(changes.map(\.kind.description) == ["value nil → “marked”", "value “marked” → nil"])
  }

  @Test("The reasons after a move compare each row with itself")
  func move() throws {
    let board = Board()
    let test = PageTest(NumberedPage(board: board))
    let changes = try test.changes { try test.move("a", to: RowIndexPath(section: 0, row: 2)) }
    #expect(
      changes.map { "\($0.row?.title ?? ""): \($0.kind)" } == [
        "b: value “1” → “0”", "c: value “2” → “1”", "a: value “0” → “2”",
      ])
  }

  @Test("The reason of a row that has moved to another section compares the row with itself")
  func moveBetweenSections() throws {
    let lists = Lists()
    let test = PageTest(ListsPage(lists: lists))
    let changes = try test.changes { try test.move("x", to: RowIndexPath(section: 1, row: 1)) }
    #expect(lists.names == [[], ["y", "x"]])
    #expect(changes.map { "\($0.row?.title ?? ""): \($0.kind)" } == ["x: value “0” → “1”"])
  }

  @Test("A test receives all changes, also those of a closure inside another one")
  func all() {
    let board = Board()
    let test = PageTest(BoardPage(board: board))
    var inner: [PageChange] = []
    let changes = test.changes {
      inner = test.changes { board.names += (0..<150).map { "\($0)" } }
      board.title = "New"
    }
    #expect(inner.count == 150)
    #expect(changes.count == 151)
  }

  @Test("The changes of a large update are limited, and their number is known")
  func limit() throws {
    let board = Board()
    let test = PageTest(BoardPage(board: board))
    board.names += (0..<1_000).map { "\($0)" }
    #expect(test.changes {}.count == 0)
    let page = test.page
    board.names += (1_000..<2_000).map { "\($0)" }
    _ = test.page
    let explanation = try #require(test.updates.last).explanation(since: page)
    #expect(explanation.changes.count == UpdateExplanation.limit)
    #expect(explanation.changeCount == 1_000)
    #expect(explanation.description.hasSuffix("\n  and 900 more"))
  }
}

@Observable @MainActor
private final class Board {
  var title = "Board"
  var header = "Names"
  var names = ["a", "b", "c", "d"]
  var marked: String?
  var hasMore = false
  var isTurned = false
}

private struct BoardPage: TablePage {
  let board: Board

  var title: String { board.title }

  var sections: [TableSection] { board.isTurned ? parts.reversed() : parts }

  @SectionBuilder private var parts: [TableSection] {
    TableSection(board.names, id: \.self, header: board.header) { name in
      Row(name).value(board.marked == name ? "marked" : nil)
    }
    .id("names")
    if board.hasMore {
      TableSection { Row("More") }.id("more")
    }
  }
}

/// A page whose rows show their positions, and can be moved.
private struct NumberedPage: TablePage {
  let board: Board

  var title: String { "Numbered" }
  var isEditing: Bool { true }

  var sections: [TableSection] {
    TableSection(
      rows: board.names.enumerated().map { Row($1, id: $1).value("\($0)").row }
    )
    .onMove { source, target in board.names.insert(board.names.remove(at: source), at: target) }
  }
}

@Observable @MainActor
private final class Lists {
  var names = [["x"], ["y"]]
}

/// A page of two sections whose rows show the number of their section, and can be moved.
private struct ListsPage: TablePage {
  let lists: Lists

  var title: String { "Lists" }
  var isEditing: Bool { true }

  var sections: [TableSection] {
    for list in lists.names.indices {
      TableSection(rows: lists.names[list].map { Row($0, id: $0).value("\(list)").row })
        .onMoveBetweenSections { move in
          let name = lists.names[move.source.section].remove(at: move.source.row)
          lists.names[move.target.section].insert(name, at: move.target.row)
        }
        .id(list)
    }
  }
}
