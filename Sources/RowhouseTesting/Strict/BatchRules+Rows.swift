// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension BatchRules {
  func checkRows(_ sorted: SortedBatch<RowPosition>) throws(TableViolation) {
    for row in batch.deletedRows where !before.contains(row) {
      let start = "attempt to delete row \(row.row) from section \(row.section)"
      guard before.indices.contains(row.section) else {
        throw TableViolation(
          "\(start), but there are only \(before.count) sections before the update")
      }
      throw TableViolation(
        "\(start) which only contains \(before[row.section]) rows before the update")
    }
    for row in batch.insertedRows where !after.contains(row) {
      let start = "attempt to insert row \(row.row) into section \(row.section), but there are only"
      guard after.indices.contains(row.section) else {
        throw TableViolation("\(start) \(after.count) sections after the update")
      }
      throw TableViolation(
        "\(start) \(after[row.section]) rows in section \(row.section) after the update")
    }
    for move in batch.movedRows { try check(move) }
    if let row = sorted.leftTwice { throw leftTwice(row) }
    if let row = sorted.takenTwice { throw takenTwice(row) }
  }

  private func check(_ move: PositionPair<RowPosition>) throws(TableViolation) {
    if !before.contains(move.old) {
      let start = "attempt to move index path (\(move.old.indexPathInUIKit))"
      guard before.indices.contains(move.old.section) else {
        throw TableViolation(
          """
          \(start) from a section that does not exist - there are only \(before.count) sections \
          before the update
          """)
      }
      throw TableViolation(
        """
        \(start) that does not exist - there are only \(before[move.old.section]) rows in section \
        \(move.old.section) before the update
        """)
    }
    if !after.contains(move.new) {
      let start =
        "attempt to move index path (\(move.old.indexPathInUIKit)) to index path "
        + "(\(move.new.indexPathInUIKit))"
      guard after.indices.contains(move.new.section) else {
        throw TableViolation(
          """
          \(start) in section that does not exist - there are only \(after.count) sections after \
          the update
          """)
      }
      throw TableViolation(
        """
        \(start) that does not exist - there are only \(after[move.new.section]) rows in section \
        \(move.new.section) after the update
        """)
    }
  }

  private func leftTwice(_ row: RowPosition) -> TableViolation {
    let targets = batch.movedRows.filter { $0.old == row }.map(\.new.indexPathInUIKit)
    let path = row.indexPathInUIKit
    if targets.isEmpty {
      return TableViolation("attempt to delete the same index path (\(path)) twice")
    }
    guard targets.count > 1 else {
      return TableViolation(
        "attempt to perform a delete and a move from the same index path (\(path))")
    }
    return TableViolation(
      "attempt to move row at index path (\(path)) to both (\(targets[0])) and (\(targets[1]))")
  }

  private func takenTwice(_ row: RowPosition) -> TableViolation {
    let sources = batch.movedRows.filter { $0.new == row }.map(\.old.indexPathInUIKit)
    let path = row.indexPathInUIKit
    if sources.isEmpty {
      return TableViolation("attempt to insert the same index path (\(path)) twice")
    }
    guard sources.count > 1 else {
      return TableViolation(
        "attempt to perform an insert and a move to the same index path (\(path))")
    }
    return TableViolation(
      "attempt to move both row at index path (\(sources[0])) and (\(sources[1])) to (\(path))")
  }
}

extension RowPosition {
  /// How `NSIndexPath` describes itself, without the address.
  fileprivate var indexPathInUIKit: String {
    "<NSIndexPath> {length = 2, path = \(section) - \(row)}"
  }
}
