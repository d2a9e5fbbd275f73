// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension UITableView {
  func changeEditing(to isEditing: Bool, animated: Bool) {
    if isCommitting {
      raise(
        """
        setEditing(_:animated:) was called within tableView(_:commit:forRowAt:), which Apple's \
        documentation forbids: invoke it after a delay
        """)
    }
    // Uncovered actions count as editing, so that a table that shows them does not begin to edit all rows.
    guard self.isEditing != isEditing else { return }
    endSwipe()
    guard editing != isEditing else { return }
    editing = isEditing
    if !isEditing || !allowsMultipleSelectionDuringEditing {
      for path in selection { setSelected(false, path, animated: animated) }
    }
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) {
      applyEditing(to: cell, at: path, animated: animated)
    }
  }

  func canEdit(_ path: IndexPath) -> Bool {
    askSource("tableView:canEditRowAtIndexPath:") { $0.tableView(self, canEditRowAt: path) } ?? true
  }

  /// Returns true if the data source can move rows and does not refuse to move this one.
  func canMove(_ path: IndexPath) -> Bool {
    guard !OptionalMethods.isKnownMissing("tableView:moveRowAtIndexPath:toIndexPath:", dataSource)
    else { return false }
    return askSource("tableView:canMoveRowAtIndexPath:") { $0.tableView(self, canMoveRowAt: path) }
      ?? true
  }

  /// A table of which several rows can be selected while it is edited asks for no styles, and rows cannot be
  /// deleted by a swipe then.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting>.
  func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    if allowsMultipleSelectionDuringEditing { return .none }
    return ask("tableView:editingStyleForRowAtIndexPath:") {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard editing else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      cell.mayMove = false
      return
    }
    let mayEdit = canEdit(path)
    cell.editingStyle = mayEdit ? style(of: path) : .none
    cell.shouldIndentWhileEditing =
      ask("tableView:shouldIndentWhileEditingRowAtIndexPath:") {
        $0.tableView(self, shouldIndentWhileEditingRowAt: path)
      } ?? true
    cell.mayMove = mayEdit && canMove(path)
    if cell.isEditing != mayEdit { cell.setEditing(mayEdit, animated: animated) }
  }

  /// Asks the data source to delete or insert a row.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)>.
  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    isCommitting = true
    defer { isCommitting = false }
    askSource("tableView:commitEditingStyle:forRowAtIndexPath:") {
      $0.tableView(self, commit: style, forRowAt: path)
    }
  }
}

/// A row of which swiping shows the actions.
struct SwipedRow {
  var indexPath: IndexPath
  let configuration: UISwipeActionsConfiguration
}

extension UITableView {
  func endSwipe() {
    guard let swiped else { return }
    self.swiped = nil
    let path = geometry?.contains(swiped.indexPath) == true ? swiped.indexPath : nil
    if let path { shown[path]?.showingDeleteConfirmation = false }
    ask("tableView:didEndEditingRowAtIndexPath:") {
      $0.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// The actions of a row at one of its edges.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    if isLeading {
      return ask("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      } ?? nil
    }
    let trailing = ask("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    // A delegate that answers nothing wants the standard action; an empty list wants none.
    if let trailing, let trailing { return trailing.actions.isEmpty ? nil : trailing }
    guard style(of: path) == .delete,
      !OptionalMethods.isKnownMissing("tableView:commitEditingStyle:forRowAtIndexPath:", dataSource)
    else { return nil }
    let title = ask("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let delete = UIContextualAction(
      style: .destructive, title: (title ?? nil) ?? "Delete"
    ) { [weak self] _, _, done in
      self?.commit(.delete, at: self?.swiped?.indexPath ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
#endif
