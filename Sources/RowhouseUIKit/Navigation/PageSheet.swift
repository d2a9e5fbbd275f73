// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A sheet with the pages that are pushed above a page without a navigation controller.
///
/// The page below the sheet is the first page of the stack.
final class PageSheet: UINavigationController {
  /// Creates a sheet whose first view controller has a button that closes the sheet.
  convenience init(closing controller: UIViewController) {
    Self.addCloseButton(to: controller)
    self.init(rootViewController: controller)
  }

  /// Adds a button that closes the sheet, unless the view controller has buttons in its place.
  static func addCloseButton(to controller: UIViewController) {
    let item = controller.navigationItem
    guard item.leftBarButtonItems?.isEmpty != false else { return }
    let close = UIAction { [weak controller] _ in controller.map { SheetGuard.close($0) } }
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
  }
}
#endif
