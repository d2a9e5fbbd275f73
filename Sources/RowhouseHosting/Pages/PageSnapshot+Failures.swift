// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff
import RowhouseModel

extension PageSnapshot {
  /// Returns the messages of the rows that show that loading has failed, and that an update has
  /// inserted or changed, in the order of the page.
  ///
  /// - Parameters:
  ///   - changes: The changes of the update.
  ///   - old: The page before the update, or `nil` if there was none.
  /// - Returns: The messages.
  /// - Complexity: O(*n*) in the number of changes. Rows of data sections are not created.
  @MainActor
  package func newLoadingFailures(
    in changes: SectionedChangeset, of old: PageSnapshot?
  ) -> [String] {
    // Only the last row of a section can show that loading has failed.
    let inserted =
      changes.rows.inserts
      + changes.sections.inserts.map {
        RowIndexPath(section: $0, row: sections[$0].rowCount - 1)
      }
    let updated = changes.rows.updates.filter {
      old?.loadingFailure(at: $0.old) != loadingFailure(at: $0.new)
    }
    return (inserted + updated.map(\.new))
      .compactMap { indexPath in loadingFailure(at: indexPath).map { (indexPath, $0) } }
      .sorted { ($0.0.section, $0.0.row) < ($1.0.section, $1.0.row) }
      .map(\.1)
  }

  @MainActor
  private func loadingFailure(at indexPath: RowIndexPath) -> String? {
    let section = sections[indexPath.section]
    guard indexPath.row >= 0, indexPath.row == section.rowCount - 1 else { return nil }
    return section.existingRow(at: indexPath.row)?.loadingFailure
  }
}
