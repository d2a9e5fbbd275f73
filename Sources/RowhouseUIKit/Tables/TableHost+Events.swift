// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// What the user does.
extension TableHost {
  /// Sends what was done to a cell, shows what that changes, and has the cell show what the page says.
  func send(_ event: HostEvent, from cell: UITableViewCell) {
    guard let reference = cells[cell] else { return }
    driver.send(event, to: reference, flushing: !isLayingOut)
    if let cell = cell as? RowCell { showAgain(cell) }
  }

  /// Sends what was done to the row at an index path of the shown page.
  func send(_ event: HostEvent, at indexPath: IndexPath, flushing isFlushed: Bool = false) {
    guard let reference = page?.reference(at: RowIndexPath(indexPath)) else { return }
    driver.send(event, to: reference, flushing: isFlushed && !isLayingOut)
  }

  /// Answers a table that is laying its rows out, and cannot be updated before it has done so.
  func layingOut<Result>(_ answer: () -> Result) -> Result {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    return answer()
  }

  func row(at indexPath: IndexPath) -> AnyRow? { page?.row(at: RowIndexPath(indexPath)) }

  /// Takes note that the user has moved a row, which the table shows at its new place already.
  func moveRow(from source: IndexPath, to target: IndexPath) {
    guard let reference = page?.reference(at: RowIndexPath(source)) else { return }
    setPage(driver.reorder(reference, to: target.row))
  }
}

/// What can be done to a row besides selecting it.
extension TableHost {
  /// Sends what was done to a row by name, and shows what that changes.
  ///
  /// - Returns: Whether the row is gone after that.
  @discardableResult
  func send(_ event: HostEvent, to reference: RowReference) -> Bool {
    driver.send(event, to: reference, flushing: true)
    return page?.indexPath(of: reference) == nil
  }

  /// What a swipe uncovers; nothing if the row cannot be swiped.
  func swipeActions(at edge: SwipeEdge, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath),
      let reference = page?.reference(at: RowIndexPath(indexPath))
    else { return nil }
    let swipe = row.swipeActions(at: edge)
    let place = RowActionPlace(edge)
    var actions = zip(swipe.actions, row.actionReferences(at: place)).map { action, name in
      let made = contextualAction(action.title, action.role, .action(name), of: reference)
      made.image = action.image.flatMap { options.images.image($0) }
      if let color = action.color { made.backgroundColor = drawing.color(color) }
      return made
    }
    if actions.isEmpty, edge == .trailing, row.handlers.delete != nil {
      let title = row.deleteTitle ?? options.texts.delete
      actions = [contextualAction(title, .destructive, .delete, of: reference)]
    }
    // Without any, a table would show a button of its own.
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = swipe.allowsFullSwipe
    return configuration
  }

  private func contextualAction(
    _ title: String, _ role: ButtonRole, _ event: HostEvent, of reference: RowReference
  ) -> UIContextualAction {
    let isDestructive = role == .destructive
    return UIContextualAction(style: isDestructive ? .destructive : .normal, title: title) {
      [weak self] _, _, completion in
      let isGone = self?.send(event, to: reference) ?? false
      // A table takes the cell of a destructive action away, which is wrong while the row is there.
      completion(isGone || !isDestructive)
    }
  }

  /// The menu of a row; nothing if it has none.
  func menu(of indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let row = row(at: indexPath), !row.menu.isEmpty,
      let reference = page?.reference(at: RowIndexPath(indexPath))
    else { return nil }
    let entries = zip(row.menu, row.actionReferences(at: .menu)).map { action, name in
      UIAction(
        title: action.title, image: action.image.flatMap { options.images.image($0) },
        attributes: action.role == .destructive ? .destructive : []
      ) { [weak self] _ in self?.send(.action(name), to: reference) }
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: entries)
    }
  }

  /// What can be done to a row without a gesture.
  func accessibilityActions(of cell: RowCell, _ row: AnyRow) -> [UIAccessibilityCustomAction]? {
    var events: [(String, HostEvent)] = []
    if row.handlers.delete != nil {
      events.append((row.deleteTitle ?? options.texts.delete, .delete))
    }
    for place in RowActionPlace.allCases {
      events += row.actionReferences(at: place).map { ($0.title, .action($0)) }
    }
    guard !events.isEmpty else { return nil }
    return events.map { title, event in
      UIAccessibilityCustomAction(name: title) { [weak self, weak cell] _ in
        guard let self, let cell, let reference = self.cells[cell] else { return false }
        self.send(event, to: reference)
        return true
      }
    }
  }
}

extension AnyRow {
  /// Whether a table offers to edit the row, by a swipe or while the page is edited.
  var isEditable: Bool {
    editingStyle != .none || !handlers.events.isDisjoint(with: [.delete, .insert, .swipe])
  }
}
#endif
