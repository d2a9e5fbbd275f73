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
    driver.send(event, to: reference, flushing: true)
    if let cell = cell as? RowCell { showAgain(cell) }
  }

  /// Sends what was done to the row at an index path of the shown page.
  func send(_ event: HostEvent, at indexPath: IndexPath, flushing isFlushed: Bool = false) {
    guard let reference = page?.reference(at: RowIndexPath(indexPath)) else { return }
    driver.send(event, to: reference, flushing: isFlushed)
  }

  func row(at indexPath: IndexPath) -> AnyRow? { page?.row(at: RowIndexPath(indexPath)) }

  /// What can be done to a row without a gesture.
  func accessibilityActions(of cell: RowCell, _ row: AnyRow) -> [UIAccessibilityCustomAction]? {
    guard row.handlers.delete != nil else { return nil }
    let action = UIAccessibilityCustomAction(name: options.texts.delete) {
      [weak self, weak cell] _ in
      guard let self, let cell else { return false }
      self.send(.delete, from: cell)
      return true
    }
    return [action]
  }
}
#endif
