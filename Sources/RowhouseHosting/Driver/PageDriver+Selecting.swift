// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// Selects or deselects several rows at once on behalf of the user, such as a range that ends at a click with Shift.
  ///
  /// Rows that are disabled, that have this state already, or that are not in a section with multiple selection are ignored.
  /// The handlers of the other rows are called as after taps. The closure of each section is called once, with all rows that
  /// the handlers allow. The host shows all changes before this method returns.
  ///
  /// - Parameters:
  ///   - isSelected: True to select the rows, false to deselect them.
  ///   - references: The rows, in the order of the shown page.
  /// - Complexity: O(*n*) in the number of rows, of which those with the other state are created, and one evaluation of the page
  ///   for each section.
  public func setSelected(_ isSelected: Bool, of references: [RowReference]) {
    let router = EventRouter(pipeline: pipeline)
    var rest = references[...]
    while let section = rest.first?.section {
      let rows = rest.prefix { $0.section == section }
      rest = rest.dropFirst(rows.count)
      pipeline.flushing { router.setSelectedByUser(isSelected, Array(rows)) }
    }
  }
}

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
  /// - Complexity: That of ``flush()``, and O(*n*) in the number of rows before it.
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
  /// - Complexity: That of ``flush()``, and O(*n*) in the number of rows before it.
  @discardableResult
  public func deselect(_ id: some Hashable & Sendable) -> Bool {
    pipeline.setSelected(false, ItemID(id))
  }

  /// The ids of the selected rows, in page order.
  public var selectedRows: [ItemID] {
    pipeline.selectedRows.sorted { $0.indexPath < $1.indexPath }.map(\.row)
  }
}
