// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
public import UIKit

extension UITableView {
  @discardableResult
  public func swipe(
    row indexPath: IndexPath, edge: SwipeEdge = .trailing, isFull: Bool = false
  ) -> [String] {
    let cell = touchable(indexPath)
    let touch = TableTouch.over(self)
    touch.endSwipe()
    guard let configuration = swipeActions(at: indexPath, edge: edge),
      let first = configuration.actions.first
    else { return [] }
    delegate?.tableView?(self, willBeginEditingRowAt: indexPath)
    touch.show(configuration.actions, of: cell)
    let titles = configuration.actions.map { $0.title ?? "" }
    if isFull, configuration.performsFirstActionWithFullSwipe { perform(first) }
    window?.layoutIfNeeded()
    return titles
  }

  public func chooseAction(_ title: String) {
    let actions = TableTouch.over(self).actions
    guard let action = actions.first(where: { $0.title == title }) else {
      preconditionFailure("No action \(title) is shown, only \(actions.map { $0.title ?? "" })")
    }
    perform(action)
    window?.layoutIfNeeded()
  }

  private func perform(_ action: UIContextualAction) {
    let touch = TableTouch.over(self)
    action.handler(action, touch.swiped ?? self) { [weak touch] _ in touch?.endSwipe() }
  }

  /// Returns the actions that a swipe shows, the standard one among them.
  private func swipeActions(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView?(self, canEditRowAt: path) ?? true else { return nil }
    if edge == .leading {
      return delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path) ?? nil
    }
    if let own = delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: path) ?? nil
    {
      return own
    }
    guard editingStyle(at: path) == .delete else { return nil }
    let title =
      delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: path) ?? nil
    let delete = UIContextualAction(
      style: .destructive, title: title ?? "Delete"
    ) { [weak self] _, _, done in
      guard let self else { return }
      let path = TableTouch.over(self).swiped.flatMap { self.indexPath(for: $0) } ?? path
      dataSource?.tableView?(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
  }

  public func tapEditControl(row indexPath: IndexPath) {
    let cell = touchable(indexPath)
    precondition(
      cell.isEditing && cell.editingStyle != .none, "\(indexPath) has no edit control")
    if cell.editingStyle == .insert {
      dataSource?.tableView?(self, commit: .insert, forRowAt: indexPath)
    } else {
      swipe(row: indexPath)
    }
    window?.layoutIfNeeded()
  }

  @discardableResult
  public func drag(
    row indexPath: IndexPath, to target: IndexPath, whileDragging: () -> Void = {}
  ) -> IndexPath {
    let cell = touchable(indexPath)
    precondition(
      isEditing && cell.showsReorderControl
        && dataSource?.tableView?(self, canMoveRowAt: indexPath) ?? true,
      "\(indexPath) has no reorder control")
    whileDragging()
    // An update may have moved the row that is being dragged.
    guard let source = self.indexPath(for: cell) else { return indexPath }
    let proposed =
      delegate?.tableView?(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target) ?? target
    if proposed != source {
      // UIKit already shows the row at its new position when it calls the data source.
      dataSource?.tableView?(self, moveRowAt: source, to: proposed)
      performBatchUpdates { self.moveRow(at: source, to: proposed) }
    }
    setNeedsLayout()
    window?.layoutIfNeeded()
    return proposed
  }
}
#endif
