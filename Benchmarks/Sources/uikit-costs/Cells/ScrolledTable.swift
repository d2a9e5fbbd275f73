// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDouble

/// A table in a window that is scrolled by one row at a time.
@MainActor
final class ScrolledTable {
  nonisolated static let rowCount = 1_000
  /// How many rows come into view while it is scrolled once.
  static let rowsInPass = rowCount - 20

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
  private let table: UITableView
  /// What the table does not keep alive.
  private let owner: AnyObject

  /// Makes a table with a data source written by hand.
  init(_ source: some UITableViewDataSource) {
    table = UITableView(frame: window.bounds, style: .plain)
    owner = source
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    show(controller)
  }

  /// Makes a table with a page.
  init(_ items: [SettingItem]) {
    let controller = TablePageController(SettingsPage(items))
    controller.loadViewIfNeeded()
    guard let table = controller.tableView else { preconditionFailure("There is no table") }
    self.table = table
    owner = controller
    show(controller)
  }

  private func show(_ controller: UIViewController) {
    for name in SettingItem.images { UIImage.register(name, size: CGSize(width: 30, height: 30)) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    precondition(table.visibleCells.count >= 15, "The table shows \(table.visibleCells.count) rows")
  }
}

extension ScrolledTable {
  func toTop() {
    table.contentOffset.y = 0
    table.layoutIfNeeded()
  }

  /// Brings one row after the other into view.
  ///
  /// - Returns: A number that depends on what is seen at the end.
  func scroll() -> Int {
    for row in 1...Self.rowsInPass {
      table.contentOffset.y = CGFloat(row) * 44
      table.layoutIfNeeded()
    }
    return Int(table.visibleCells.last?.frame.maxY ?? 0)
  }
}
#endif
