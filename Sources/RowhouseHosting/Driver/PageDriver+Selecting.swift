// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

// Programmatic selection. As with the methods of `UITableView`, no row handlers are called.
extension PageDriver {
  /// Selects the first row with an id, after the host shows all pending changes.
  ///
  /// The host deselects the other rows, unless the application lets the user select several rows of a
  /// table. In a section with multiple selection, the closure of the section receives the new selection, and
  /// the other rows keep theirs. `onWillSelect` and `onSelect` are not called. In a host that shows no
  /// selection, this method has no effect on rows of other sections.
  ///
  /// - Parameter id: The id of the row.
  /// - Returns: False if the page has no such row.
  /// - Complexity: O(*n*) in the number of rows before it.
  @discardableResult
  public func select(_ id: some Hashable & Sendable) -> Bool {
    pipeline.setSelected(true, ItemID(id))
  }

  /// Deselects the first row with an id, after the host shows all pending changes.
  ///
  /// In a section with multiple selection, the closure of the section receives the new selection.
  /// `onWillDeselect` and `onDeselect` are not called.
  ///
  /// - Parameter id: The id of the row.
  /// - Returns: False if the page has no such row.
  /// - Complexity: O(*n*) in the number of rows before it.
  @discardableResult
  public func deselect(_ id: some Hashable & Sendable) -> Bool {
    pipeline.setSelected(false, ItemID(id))
  }

  /// The ids of the selected rows, in page order.
  public var selectedRows: [ItemID] {
    pipeline.selectedRows.sorted { $0.indexPath < $1.indexPath }.map(\.row)
  }
}
