// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Swiping, deleting, inserting, and moving.
extension TableDelegate {
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch host?.row(at: indexPath)?.editingStyle {
    case .delete: .delete
    case .insert: .insert
    case .noButton, nil: .none
    }
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    host?.row(at: indexPath).flatMap { host?.deleteTitle(of: $0) }
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    host?.row(at: indexPath)?.indentsWhileEditing ?? true
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    host?.swipeActions(at: .leading, of: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    host?.swipeActions(at: .trailing, of: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    host?.beginEditing(at: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    host?.endEditing()
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let host else { return sourceIndexPath }
    return IndexPath(
      host.driver.moveTarget(
        from: RowIndexPath(sourceIndexPath), to: RowIndexPath(proposedDestinationIndexPath)))
  }
}
#endif
