// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The changes between two pages in step: their sections and rows are the same ones in the same
  /// places, as after most events.
  ///
  /// - Parameters:
  ///   - rowCounts: How many rows each section has.
  ///   - heads: The sections whose heads differ, ascending.
  ///   - rows: The rows that show something else, ascending.
  /// - Returns: The changes.
  package static func inStep(
    rowCounts: [Int], heads: [Int], rows: [RowPosition]
  ) -> SectionedChangeset {
    SectionedChangeset(
      sections: Changeset(
        oldCount: rowCounts.count, newCount: rowCounts.count,
        edits: Edits(updates: heads.map { PositionPair(old: $0, new: $0) }), duplicates: []),
      rows: Edits(updates: rows.map { PositionPair(old: $0, new: $0) }),
      oldRowCounts: rowCounts, newRowCounts: rowCounts, duplicates: [])
  }
}
