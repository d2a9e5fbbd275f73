// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
import UIKit

/// The state of the one finger of the tests on UIKit: the row under it, the actions of the last swipe,
/// and the open menu.
@MainActor
final class TableTouch {
  private static var current = TableTouch(table: nil)

  private weak var table: UITableView?
  /// The cell under the finger.
  weak var touched: UITableViewCell?
  /// The cell whose actions are shown.
  private(set) weak var swiped: UITableViewCell?
  private(set) var actions: [UIContextualAction] = []
  /// The items of the open menu.
  var menuItems: [UIAction] = []

  private init(table: UITableView?) { self.table = table }

  /// Returns the state of the finger over a table.
  static func over(_ table: UITableView) -> TableTouch {
    if current.table !== table { current = TableTouch(table: table) }
    return current
  }

  /// Shows the actions of a swipe.
  func show(_ actions: [UIContextualAction], of cell: UITableViewCell) {
    (self.actions, swiped) = (actions, cell)
  }

  /// Hides the actions of a swipe.
  ///
  /// - Returns: False if none were shown.
  @discardableResult
  func endSwipe() -> Bool {
    guard let table, !actions.isEmpty else { return false }
    let path = swiped.flatMap { table.indexPath(for: $0) }
    (actions, swiped) = ([], nil)
    table.delegate?.tableView?(table, didEndEditingRowAt: path)
    return true
  }
}
#endif
