// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The rules by which a table view refuses a batch, as far as counts tell.
///
/// They are those of `UITableView`, in its words, and one that it has without saying so: no row is
/// edited in a section that the same batch deletes, inserts or moves.
public struct BatchRules: Sendable {
  /// The edits.
  public let batch: TableBatch
  /// How many rows each section has before the batch.
  public let before: [Int]
  /// How many rows each section has after it, as the data source says.
  public let after: [Int]

  /// Rules for a batch and the counts around it.
  public init(_ batch: TableBatch, before: [Int], after: [Int]) {
    self.batch = batch
    self.before = before
    self.after = after
  }
}

extension BatchRules {
  /// The first rule that the batch breaks, or nothing.
  public var violation: TableViolation? {
    do {
      try check(SortedBatch(sectionsOf: batch), SortedBatch(rowsOf: batch))
      return nil
    } catch {
      return error
    }
  }

  func check(
    _ sections: SortedBatch<Int>, _ rows: SortedBatch<RowPosition>
  ) throws(TableViolation) {
    if batch.editsSections { try checkSections(sections) }
    if batch.editsRows { try checkRows(rows) }
    if batch.editsSections, batch.editsRows { try checkNesting() }
    try checkCounts(sections)
    try checkUpdates()
  }

  private func checkUpdates() throws(TableViolation) {
    for section in batch.updatedSections where !after.indices.contains(section) {
      throw TableViolation(
        """
        attempt to reconfigure the header of section \(section), but there are only \
        \(after.count) sections after the update
        """)
    }
    for row in batch.updatedRows where !after.contains(row) {
      throw TableViolation(
        """
        attempt to reconfigure row \(row.row) in section \(row.section), but \(after.lack(of: row))
        """)
    }
  }

  private func checkNesting() throws(TableViolation) {
    let gone = Set(batch.deletedSections)
    let new = Set(batch.insertedSections)
    for move in batch.movedRows {
      if gone.contains(move.old.section) {
        throw TableViolation("cannot move a row from a deleted section (\(move.old.section))")
      }
      if new.contains(move.new.section) {
        throw TableViolation(
          "cannot move a row into a newly inserted section (\(move.new.section))")
      }
    }
    let edited = gone.union(batch.movedSections.map(\.old))
    let editedAfter = new.union(batch.movedSections.map(\.new))
    let leaving = batch.deletedRows + batch.movedRows.map(\.old)
    let arriving = batch.insertedRows + batch.movedRows.map(\.new)
    if let row = leaving.first(where: { edited.contains($0.section) }) {
      throw TableViolation(
        """
        attempt to edit row \(row.row) of section \(row.section), which the same batch deletes or \
        moves; give the row a batch of its own
        """)
    }
    if let row = arriving.first(where: { editedAfter.contains($0.section) }) {
      throw TableViolation(
        """
        attempt to edit row \(row.row) of section \(row.section), which the same batch inserts or \
        moves; give the row a batch of its own
        """)
    }
  }
}

extension [Int] {
  /// Whether a page with these row counts has a row at a position.
  func contains(_ position: RowPosition) -> Bool {
    indices.contains(position.section) && (0..<self[position.section]).contains(position.row)
  }

  fileprivate func lack(of position: RowPosition) -> String {
    guard indices.contains(position.section) else {
      return "there are only \(count) sections after the update"
    }
    return """
      there are only \(self[position.section]) rows in section \(position.section) after the update
      """
  }
}
