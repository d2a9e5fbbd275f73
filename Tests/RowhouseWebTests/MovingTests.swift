// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Rows that are dragged in a browser")
struct MovingTests {
  @Observable
  @MainActor
  final class Board {
    var lists = [["A", "B", "C", "D"], [], ["X"]]
    var others = ["1", "2"]
    var isEditing = true
    @ObservationIgnored var isLocked = false
  }

  private struct Page: TablePage {
    let board: Board

    var title: String { "Board" }
    var isEditing: Bool { board.isEditing }
    var sections: [TableSection] {
      for list in board.lists.indices {
        TableSection(board.lists[list], id: \.self) { Row($0) }
          .onMoveBetweenSections { move in
            let item = board.lists[list].remove(at: move.source.row)
            board.lists[move.target.section].insert(item, at: move.target.row)
          }
          .moveTarget { board.isLocked ? nil : $0.target }
          .id("list \(list)")
      }
      TableSection(board.others, id: \.self) { Row($0) }
        .onMove { board.others.insert(board.others.remove(at: $0), at: $1) }
        .id("others")
    }
  }

  private let board = Board()
  private let session: WebSession

  init() {
    let board = board
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(board: board) }
    _ = session.document(client: "1")
  }

  private func send(_ event: String) -> WebAnswer.Outcome {
    session.receive(event, number: session.nextEvent, screen: session.top.number)
  }

  @Test(
    "A row moves behind another one, or to the beginning of a section",
    arguments: [
      ("move/tlist%200/tA/tlist%200/tC", "BCAD  X"), ("move/tlist%200/tA/tlist%200/tD", "BCDA  X"),
      ("move/tlist%200/tD/tlist%200/tA", "ADBC  X"), ("move/tlist%200/tD/tlist%200", "DABC  X"),
      ("move/tlist%200/tB/tlist%201", "ACD B X"), ("move/tlist%200/tB/tlist%202", "ACD  BX"),
      ("move/tlist%200/tB/tlist%202/tX", "ACD  XB"), ("move/tlist%202/tX/tlist%200/tB", "ABXCD  "),
    ])
  func moves(event: String, lists: String) {
    #expect(send(event) == .accepted)
    #expect(board.lists.map { $0.joined() }.joined(separator: " ") == lists)
    let shown = ReferenceDOM(main: session.mainMarkup().text).sections.map(\.rows.count)
    #expect(shown == board.lists.map(\.count) + [2])
  }

  @Test(
    "A row does not move to a place that does not exist or is not allowed",
    arguments: [
      // It is already there.
      "move/tlist%200/tA/tlist%200", "move/tlist%200/tB/tlist%200/tA",
      "move/tlist%200/tB/tlist%200/tB",
      "move/tlist%200/tA/tlist%200/tX", "move/tlist%200/tA/tlist%209",
      "move/tlist%200/tQ/tlist%200/tA", "move/tlist%209/tA/tlist%200/tB",
      // The sections do not exchange rows.
      "move/tlist%200/tA/tothers/t1", "move/tlist%200/tA/tothers", "move/tothers/t1/tlist%201",
    ])
  func refusals(event: String) {
    let lists = board.lists
    #expect(send(event) == .gone)
    #expect(board.lists == lists && board.others == ["1", "2"])
  }

  @Test("The section may decide otherwise, and only a page in editing mode accepts moves")
  func decisions() {
    let event = "move/tlist%200/tA/tlist%200/tC"
    board.isLocked = true
    #expect(send(event) == .gone)
    board.isLocked = false
    board.isEditing = false
    session.top.driver?.flush()
    #expect(send(event) == .gone)
    #expect(board.lists[0] == ["A", "B", "C", "D"])
  }

  @Test("A row follows the one above it to the position that this one has meanwhile")
  func changes() {
    board.lists[0] = ["D", "N", "C", "A", "B"]
    #expect(send("move/tlist%200/tA/tlist%200/tD") == .accepted)
    #expect(board.lists[0] == ["D", "A", "N", "C", "B"])
  }

  @Test("The row above is found beside the slice of a large section, but not everywhere")
  func slices() {
    board.others = (1...1_000).map { "\($0)" }
    session.top.driver?.flush()
    #expect(send("move/tothers/t3/tothers/t150") == .accepted)
    #expect(board.others[149] == "3")
    #expect(send("move/tothers/t3/tothers/t900") == .gone)
  }
}
