// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDouble

/// A window with a page in it, and fingers.
@MainActor
final class TableScreen {
  let window: UIWindow
  let stack: UINavigationController
  let controller: TablePageController

  /// Shows a page in a window.
  ///
  /// - Parameters:
  ///   - page: The page; nothing for one whose sections are pushed by hand.
  ///   - size: The size of the window.
  ///   - options: How the page is shown.
  ///   - navigator: The navigator of the page.
  ///   - showsBar: Whether the bar with the title takes room.
  init(
    _ page: (any TablePage)? = nil, size: CGSize = CGSize(width: 375, height: 667),
    options: TableOptions = TableOptions(), navigator: Navigator = Navigator(),
    showsBar: Bool = false
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller = TablePageController(page, navigator: navigator, options: options)
    stack = UINavigationController(rootViewController: controller)
    stack.setNavigationBarHidden(!showsBar, animated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var table: UITableView {
    guard let table = controller.tableView else { preconditionFailure("The view is not loaded") }
    return table
  }

  var driver: PageDriver { controller.driver }

  /// Shows what has changed, and lets all animations end.
  func settle() {
    driver.flush()
    window.layoutIfNeeded()
    Animations.finish()
    window.layoutIfNeeded()
  }

  /// The views that draw the parts of a row, in reading order.
  func parts(_ row: Int, _ section: Int = 0) -> [UIView] {
    table.cellForRow(at: IndexPath(row: row, section: section))?.contentView.drawnParts ?? []
  }

  /// The first view of a kind in a row.
  func first<View: UIView>(_ type: View.Type, _ row: Int, _ section: Int = 0) -> View? {
    parts(row, section).lazy.compactMap { $0 as? View }.first
  }

  /// What a row says, as it is shown.
  func texts(_ row: Int, _ section: Int = 0) -> [String]? {
    table.cellForRow(at: IndexPath(row: row, section: section)).map { ShownParts($0).texts }
  }
}
#endif
