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

  @Test("A row of data that reads changed state is explained, and one that is not made is named")
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
