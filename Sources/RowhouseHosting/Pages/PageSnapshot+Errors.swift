// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

extension PageSnapshot {
  /// The first row with an error, or `nil` if no row has one.
  ///
  /// - Complexity: O(*n*) in the number of rows before it. Rows of data sections are created.
  @MainActor
  package var firstInvalidRow: RowIndexPath? {
    for section in sections.indices {
      for row in 0..<sections[section].rowCount
      where sections[section].row(at: row).state.isInvalid {
        return RowIndexPath(section: section, row: row)
      }
    }
    return nil
  }
}
