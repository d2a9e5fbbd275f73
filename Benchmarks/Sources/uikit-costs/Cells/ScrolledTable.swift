// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDouble

/// A table in a window that scrolls by one row at a time.
@MainActor
final class ScrolledTable {
  nonisolated static let rowCount = 1_000
  /// The number of rows that appear during one pass.
  static let rowsInPass = rowCount - 20

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
  private let table: UITableView
  /// The data source, which the table does not retain.
  private let owner: AnyObject

  /// Creates a table with a handwritten data source.
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

  /// Creates a table with a page.
  init(_ items: [SettingItem]) {
    let controller = TablePageController(SettingsPage(items))
    table = controller.tableView
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

  /// Scrolls one row after the other into view.
  ///
  /// - Returns: A number that depends on the rows visible at the end.
  func scroll() -> Int {
    for row in 1...Self.rowsInPass {
      table.contentOffset.y = CGFloat(row) * 44
      table.layoutIfNeeded()
    }
    return Int(table.visibleCells.last?.frame.maxY ?? 0)
  }
}
#endif
