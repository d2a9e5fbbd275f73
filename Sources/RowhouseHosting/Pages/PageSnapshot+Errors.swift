// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

extension PageSnapshot {
  /// Finds the first row with an error that is not hidden by a height of 0.
  ///
  /// A row that sums up the errors of others is the result only if there is no other row with an error.
  ///
  /// - Parameter form: The form to which the error belongs, or `nil` for any error. Errors that belong to no form count, too.
  /// - Returns: The index path of the row, or `nil`.
  /// - Complexity: O(*n*) in the number of rows before it. Rows of data sections are created.
  @MainActor
  package func firstInvalidRow(ofForm form: ObjectIdentifier?) -> RowIndexPath? {
    var summary: RowIndexPath?
    for section in sections.indices {
      for row in 0..<sections[section].rowCount {
        let state = sections[section].row(at: row).state
        guard state.isError(ofForm: form) else { continue }
        let position = RowIndexPath(section: section, row: row)
        if style(at: position)?.rowHeight.isHidden == true { continue }
        if !state.isSummary { return position }
        summary = summary ?? position
      }
    }
    return summary
  }
}
