// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

extension BatchRules {
  func checkRows() throws(TableViolation) {
    let edits = batch.rows
    for (rows, verb) in [(edits.deletes, "delete"), (edits.reloads, "reload")] {
      for row in rows where !before.contains(row) {
        let start = "attempt to \(verb) row \(row.row) from section \(row.section)"
        throw TableViolation(
          before.indices.contains(row.section)
            ? "\(start) which only contains \(before[row.section]) rows before the update"
            : "\(start), but \(before.sections("before"))")
      }
    }
    for row in edits.reconfigures where !before.contains(row) {
      throw TableViolation(
        "attempt to reconfigure row at index path (\(row.indexPathInUIKit)) that does not exist")
    }
    for row in edits.inserts where !after.contains(row) {
      throw TableViolation(
        """
        attempt to insert row \(row.row) into section \(row.section), but \
        \(after.lack(of: row, "after"))
        """)
    }
    for move in edits.moves { try check(move) }
    try rows.checkConflicts(in: edits)
    try checkRepeats(of: edits)
  }

  private func check(_ move: PositionPair<RowIndexPath>) throws(TableViolation) {
    let start = "attempt to move index path (\(move.old.indexPathInUIKit))"
    if !before.contains(move.old) {
      let suffix = before.indices.contains(move.old.section) ? "" : " from a section"
      throw TableViolation(
        "\(start)\(suffix) that does not exist - \(before.lack(of: move.old, "before"))")
    }
    if !after.contains(move.new) {
      let suffix = after.indices.contains(move.new.section) ? "" : " in section"
      throw TableViolation(
        """
        \(start) to index path (\(move.new.indexPathInUIKit))\(suffix) that does not exist - \
        \(after.lack(of: move.new, "after"))
        """)
    }
  }

  private func checkRepeats(of edits: BatchEdits<RowIndexPath>) throws(TableViolation) {
    var reloaded: Set<RowIndexPath> = []
    for row in edits.reloads where !reloaded.insert(row).inserted {
      throw TableViolation(
        "attempt to create two animations for cell: reloads (\(row.indexPathInUIKit)) twice")
    }
    let replaced = reloaded.union(edits.deletes)
    for row in edits.reconfigures where replaced.contains(row) {
      throw TableViolation(
        """
        attempt to reconfigure and to delete or reload the same index path \
        (\(row.indexPathInUIKit))
        """)
    }
  }
}

extension RowIndexPath: TablePosition {
  /// The description of the corresponding `NSIndexPath`, without the address.
  fileprivate var indexPathInUIKit: String {
    "<NSIndexPath> {length = 2, path = \(section) - \(row)}"
  }

  var inMessages: PositionName {
    let (location, same) = ("(\(indexPathInUIKit))", "the same index path (\(indexPathInUIKit))")
    return PositionName(
      element: "row at index path \(location)", location: location, same: same, repeated: same)
  }
}
