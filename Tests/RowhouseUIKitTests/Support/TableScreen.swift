// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDriving

/// A page in a window, with functions that touch it.
@MainActor
final class TableScreen {
  let window: UIWindow
  let stack: UINavigationController
  let controller: TablePageController

  /// Shows a page in a window.
  ///
  /// - Parameters:
  ///   - page: The page, or `nil` for pushed sections.
  ///   - size: The size of the window.
  ///   - options: The options of the table.
  ///   - navigator: The navigator of the page.
  ///   - showsBar: True to show the bar with the title.
  ///   - prepare: Called with the controller before the window is shown.
  init(
    _ page: (any TablePage)? = nil, size: CGSize = CGSize(width: 375, height: 667),
    options: TableOptions = TableOptions(), navigator: Navigator = Navigator(),
    showsBar: Bool = false, prepare: (TablePageController) -> Void = { _ in }
  ) {
    window = UIWindow.onScreen(size: size)
    controller = TablePageController(page, navigator: navigator, options: options)
    stack = UINavigationController(rootViewController: controller)
    stack.setNavigationBarHidden(!showsBar, animated: false)
    prepare(controller)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var table: UITableView { controller.tableView }

  var driver: PageDriver { controller.driver }

  /// The titles of the view controllers in the navigation controller, the first one first.
  var titles: [String?] { stack.viewControllers.map(\.title) }

  /// Presses the keys of a key command of the controller, if there is one.
  func press(_ input: String, _ flags: UIKeyModifierFlags) {
    let commands = controller.keyCommands ?? []
    let command = commands.first { $0.input == input && $0.modifierFlags == flags }
    guard let command, let action = command.action else { return }
    _ = UIApplication.shared.sendAction(action, to: controller, from: command, for: nil)
  }

  /// Shows all changes, and ends all animations.
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

  /// Returns the first view of a type in a row.
  func first<View: UIView>(_ type: View.Type, _ row: Int, _ section: Int = 0) -> View? {
    parts(row, section).lazy.compactMap { $0 as? View }.first
  }

  /// Returns the visible texts of a row.
  func texts(_ row: Int, _ section: Int = 0) -> [String]? {
    table.cellForRow(at: IndexPath(row: row, section: section)).map { ShownParts($0).texts }
  }
}
#endif
