// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row to focus.
public enum FocusTarget: Hashable, Sendable {
  /// The first row with this id, in any section.
  case row(ItemID)
  /// The row of a section.
  ///
  /// Rows of other sections may have the same id.
  case reference(RowReference)
  /// The first row with an error.
  case firstError
  /// The first row with an error of the form whose model has this identifier, or with an error that belongs to no form.
  case firstErrorOfForm(ObjectIdentifier)
}

extension PageSnapshot {
  /// Returns the index path of the row to focus, or `nil` if the page contains no such row.
  ///
  /// A row with the id can have the focus only if it is enabled and has a control or an action.
  ///
  /// - Complexity: O(*n*) in the number of rows before it.
  @MainActor
  public func indexPath(of target: FocusTarget) -> RowIndexPath? {
    switch target {
    case .row(let id): indexPath(ofRow: id).flatMap { canFocus($0) ? $0 : nil }
    case .reference(let reference):
      indexPath(of: reference).flatMap { canFocus($0) ? $0 : nil }
    case .firstError: firstInvalidRow(ofForm: nil)
    case .firstErrorOfForm(let form): firstInvalidRow(ofForm: form)
    }
  }

  @MainActor
  private func canFocus(_ indexPath: RowIndexPath) -> Bool {
    guard let row = row(at: indexPath), !row.isDisabled, let style = style(at: indexPath),
      !style.rowHeight.isHidden
    else { return false }
    return row.isSelectable || !row.body(style: style).controls.isEmpty
  }
}
