// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Queries of ``page`` that report rows that do not exist.
extension PageDriver {
  /// Returns the row at an index path of ``page``.
  ///
  /// If there is no such row, returns `nil` and reports a diagnostic.
  ///
  /// - Complexity: O(1). The row of a data section is created unless it was kept.
  public func row(at indexPath: RowIndexPath) -> AnyRow? {
    contains(indexPath) ? page.row(at: indexPath) : nil
  }

  /// Returns a reference to the row at an index path.
  ///
  /// If there is no such row, returns `nil` and reports a diagnostic.
  public func reference(at indexPath: RowIndexPath) -> RowReference? {
    contains(indexPath) ? page.reference(at: indexPath) : nil
  }

  /// Returns the style of the row at an index path.
  ///
  /// If there is no such row, returns `nil` and reports a diagnostic.
  public func style(at indexPath: RowIndexPath) -> ResolvedStyle? {
    contains(indexPath) ? page.style(at: indexPath) : nil
  }

  private func contains(_ indexPath: RowIndexPath) -> Bool {
    if page.contains(indexPath) { return true }
    pipeline.report(.indexPathOutOfRange(indexPath))
    return false
  }
}
