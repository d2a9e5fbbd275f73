// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

extension PageSnapshot {
  /// The first row with an error, or `nil` if no row has one.
  ///
  /// A row that sums up the errors of others is the result only if there is no other row with an error.
  ///
  /// - Complexity: O(*n*) in the number of rows before it. Rows of data sections are created.
  @MainActor
  package var firstInvalidRow: RowIndexPath? {
    var summary: RowIndexPath?
    for section in sections.indices {
      for row in 0..<sections[section].rowCount {
        let state = sections[section].row(at: row).state
        guard state.isInvalid else { continue }
        let position = RowIndexPath(section: section, row: row)
        if !state.isSummary { return position }
        summary = summary ?? position
      }
    }
    return summary
  }
}
