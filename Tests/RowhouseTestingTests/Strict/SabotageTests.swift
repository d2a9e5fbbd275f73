// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Checks that the strict table finds edits that are wrong in one place.
@Suite("Mistakes that a strict table finds")
@MainActor
struct SabotageTests {
  enum Sabotage: CaseIterable {
    case droppedDelete
    case droppedInsert
    case droppedMove
    case shiftedDelete
    case shiftedInsert
    case droppedSection
    case swappedMoves

    func perform(_ batch: inout TableBatch) -> Bool {
      let before = batch
      switch self {
      case .droppedDelete: _ = batch.rows.deletes.popLast()
      case .droppedInsert: _ = batch.rows.inserts.popLast()
      case .droppedMove: _ = batch.rows.moves.popLast()
      case .shiftedDelete: batch.rows.deletes.shiftLast()
      case .shiftedInsert: batch.rows.inserts.shiftLast()
      case .droppedSection:
        _ = batch.sections.deletes.popLast() ?? batch.sections.inserts.popLast()
      case .swappedMoves:
        guard batch.rows.moves.count > 1 else { return false }
        let (first, second) = (batch.rows.moves[0], batch.rows.moves[1])
        batch.rows.moves[0] = PositionPair(old: first.old, new: second.new)
        batch.rows.moves[1] = PositionPair(old: second.old, new: first.new)
      }
      return batch != before
    }
  }

  @Test("A strict table finds edits that are wrong in one place", arguments: Sabotage.allCases)
  func sabotage(_ sabotage: Sabotage) {
    var tried = 0
    for seed in 0..<400 {
      let host = SabotagedHost { sabotage.perform(&$0) }
      var generator = PageGenerator(seed: UInt64(seed))
      let log = HandlerLog()
      var page = generator.page()
      for _ in 0..<10 where !host.isSabotaged {
        host.driver.sections = page.tableSections(log: log)
        host.driver.flush()
        if !host.isSabotaged { #expect(host.violation == nil) }
        generator.change(&page)
      }
      guard host.isSabotaged else { continue }
      tried += 1
      #expect(host.violation != nil, "seed \(seed) got away with a \(sabotage)")
    }
    #expect(tried > 20)
  }

  @Test("A strict table finds a row that changed without an update")
  func droppedUpdate() {
    let host = SabotagedHost { $0.rows.updates.popLast() != nil }
    for value in ["1", "2"] {
      host.driver.sections = [TableSection { Row("a", id: "a").value(value) }]
      host.driver.flush()
    }
    #expect(host.violation?.contains("the change was not among the updates") == true)
  }

  @Test("A strict table finds a header that changed without an update")
  func droppedHead() {
    let host = SabotagedHost { $0.sections.updates.popLast() != nil }
    for header in ["1", "2"] {
      host.driver.sections = [TableSection(header) { Row("a", id: "a") }]
      host.driver.flush()
    }
    #expect(host.violation?.contains("section 0 is shown between title(\"1\")") == true)
  }

  @Test("A strict table stops with the message of UITableView")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = SabotagedHost(traps: true) { $0.rows.deletes.popLast() != nil }
        host.driver.sections = [TableSection(rows: ["a", "b"].map { Row($0, id: $0) })]
        host.driver.flush()
        host.driver.delete("a")
        host.driver.flush()
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
        existing section after the update (1) must be equal to the number of rows contained in \
        that section before the update (2)
        """))
  }
}

extension [RowIndexPath] {
  fileprivate mutating func shiftLast() {
    guard let last = popLast() else { return }
    append(RowIndexPath(section: last.section, row: last.row == 0 ? 1 : last.row - 1))
  }
}
