// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

// Selection by the application. No handler of a row is called for it, as with the functions of
// `UITableView`.
extension PageDriver {
  /// Selects the first row with an id, after showing the changes that were made so far.
  ///
  /// The host deselects other rows unless it allows several. Nothing happens in a host that shows no
  /// selection. `onWillSelect` and `onSelect` are not called.
  ///
  /// - Parameter id: The id of the row.
  /// - Returns: False if the page has no such row.
  /// - Complexity: O(*n*) in the number of rows before it.
  @discardableResult
  public func select(_ id: some Hashable & Sendable) -> Bool {
    pipeline.setSelected(true, ItemID(id))
  }

  /// Deselects the first row with an id, after showing the changes that were made so far.
  ///
  /// `onWillDeselect` and `onDeselect` are not called.
  ///
  /// - Parameter id: The id of the row.
  /// - Returns: False if the page has no such row.
  /// - Complexity: O(*n*) in the number of rows before it.
  @discardableResult
  public func deselect(_ id: some Hashable & Sendable) -> Bool {
    pipeline.setSelected(false, ItemID(id))
  }

  /// The ids of the selected rows, in the order of the page.
  public var selectedRows: [ItemID] {
    pipeline.selectedRows.sorted { $0.indexPath < $1.indexPath }.map(\.row)
  }
}
