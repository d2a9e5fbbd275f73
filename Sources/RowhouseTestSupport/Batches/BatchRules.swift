// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The rules by which a table view rejects a batch, if the row counts reveal the mistake.
///
/// They are the rules of `UITableView`, in its wording, and an additional rule of Rowhouse: no row
/// is edited in a section that the same batch deletes, inserts, or moves.
package struct BatchRules: Sendable {
  let batch: TableBatch
  /// The number of rows of each section before the batch.
  let before: [Int]
  /// The number of rows of each section after the batch, as the data source reports it.
  let after: [Int]
  let sections: SortedBatch<Int>
  let rows: SortedBatch<RowIndexPath>
  private let allowsRowsInMovedSections: Bool

  /// Creates the rules for a batch and the row counts before and after it.
  ///
  /// If `allowsRowsInMovedSections` is true, the batch may edit rows in a section that it moves, as
  /// in `UITableView`.
  package init(
    _ batch: TableBatch, before: [Int], after: [Int], allowsRowsInMovedSections: Bool = false
  ) {
    self.batch = batch
    self.before = before
    self.after = after
    self.allowsRowsInMovedSections = allowsRowsInMovedSections
    sections = SortedBatch(batch.sections)
    rows = SortedBatch(batch.rows)
  }
}

extension BatchRules {
  /// The first rule that the batch breaks, or `nil` if it breaks none.
  package var violation: TableViolation? {
    do {
      try check()
      return nil
    } catch {
      return error
    }
  }

  /// Checks each rule.
  ///
  /// - Throws: The first rule that the batch breaks.
  package func check() throws(TableViolation) {
    if batch.sections.isStructural { try checkSections() }
    if batch.rows.isStructural || !batch.rows.reconfigures.isEmpty { try checkRows() }
    if batch.sections.isStructural, batch.rows.isStructural { try checkNesting() }
    try checkCounts()
    for section in batch.sections.updates where !after.indices.contains(section) {
      throw TableViolation(
        "attempt to reconfigure the header of section \(section), but \(after.sections("after"))")
    }
    for row in batch.rows.updates where !after.contains(row) {
      throw TableViolation(
        """
        attempt to reconfigure row \(row.row) in section \(row.section), but \
        \(after.lack(of: row, "after"))
        """)
    }
  }

  private func checkNesting() throws(TableViolation) {
    let deleted = Set(batch.sections.deletes)
    let inserted = Set(batch.sections.inserts)
    let gone = deleted.union(batch.sections.reloads)
    for move in batch.rows.moves {
      if gone.contains(move.old.section) {
        throw TableViolation("cannot move a row from a deleted section (\(move.old.section))")
      }
      if inserted.contains(move.new.section) {
        throw TableViolation(
          "cannot move a row into a newly inserted section (\(move.new.section))")
      }
    }
    if allowsRowsInMovedSections { return }
    let edited = deleted.union(batch.sections.moves.map(\.old))
    let editedAfter = inserted.union(batch.sections.moves.map(\.new))
    for (positions, sections, verb) in [
      (rows.leaving, edited, "deletes"), (rows.arriving.map(\.position), editedAfter, "inserts"),
    ] {
      guard let row = positions.first(where: { sections.contains($0.section) }) else { continue }
      throw TableViolation(
        """
        attempt to edit row \(row.row) of section \(row.section), which the same batch \(verb) or \
        moves; give the row a batch of its own
        """)
    }
  }
}

extension [Int] {
  /// Returns true if a page with these row counts has a row at a position.
  func contains(_ position: RowIndexPath) -> Bool {
    indices.contains(position.section) && (0..<self[position.section]).contains(position.row)
  }

  /// Returns the number of sections before or after the update, as a clause.
  func sections(_ time: String) -> String { "there are only \(count) sections \(time) the update" }

  /// Returns a clause with the number of rows in the section of a row that does not exist, or with
  /// the number of sections if the section does not exist either.
  func lack(of row: RowIndexPath, _ time: String) -> String {
    guard indices.contains(row.section) else { return sections(time) }
    return "there are only \(self[row.section]) rows in section \(row.section) \(time) the update"
  }
}
