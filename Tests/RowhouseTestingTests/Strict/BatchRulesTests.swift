// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Each rule of table views, broken once, with the message of `UITableView`.
@Suite("Rules of batches")
struct BatchRulesTests {
  struct Breach: Sendable, CustomTestStringConvertible {
    let before: [Int]
    let after: [Int]
    let words: String
    let change: @Sendable (inout TableBatch) -> Void

    init(
      _ before: [Int], _ after: [Int], _ words: String,
      _ change: @escaping @Sendable (inout TableBatch) -> Void = { _ in }
    ) {
      self.before = before
      self.after = after
      self.words = words
      self.change = change
    }

    var testDescription: String { words }
  }

  @Test(
    "A table view refuses a batch that breaks a rule",
    arguments: rowBreaches + sectionBreaches + nestingBreaches)
  func refused(breach: Breach) {
    var batch = TableBatch()
    breach.change(&batch)
    let violation = BatchRules(batch, before: breach.before, after: breach.after).violation
    #expect(violation?.description == breach.words)
  }

  @Test("A table view refuses no correct batch")
  func right() {
    var batch = TableBatch()
    batch.rows.deletes = [RowIndexPath(section: 0, row: 1)]
    batch.rows.inserts = [RowIndexPath(section: 0, row: 0)]
    batch.rows.moves = [
      PositionPair(old: RowIndexPath(section: 0, row: 0), new: RowIndexPath(section: 1, row: 0))
    ]
    batch.sections.inserts = [2]
    let rules = BatchRules(batch, before: [2, 0], after: [1, 1, 4])
    #expect(rules.violation == nil)
  }
}

func row(_ section: Int, _ row: Int) -> RowIndexPath { RowIndexPath(section: section, row: row) }

func move(_ old: RowIndexPath, _ new: RowIndexPath) -> PositionPair<RowIndexPath> {
  PositionPair(old: old, new: new)
}
