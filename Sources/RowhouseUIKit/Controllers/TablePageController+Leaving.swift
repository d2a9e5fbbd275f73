// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The question before the user leaves a page with unsaved changes.
extension TablePageController {
  /// Replaces the back button and locks the sheet while the page has a question, and restores both afterwards.
  ///
  /// A navigation controller whose top page hides the back button does not let the user swipe back.
  func showLeaveGuard() {
    let isGuarded = host.page?.leaveGuard != nil
    if isGuarded != locksSheet {
      locksSheet = isGuarded
      isModalInPresentation = isGuarded
    }
    // The page may have its question before the controller is in a stack.
    guard isGuarded != replacesBackButton, let stack = navigationController,
      stack.viewControllers.first !== self
    else { return }
    replacesBackButton = isGuarded
    navigationItem.hidesBackButton = isGuarded
    navigationItem.leftBarButtonItem = isGuarded ? backButton(to: stack.titleBelow(self)) : nil
  }

  private func backButton(to title: String?) -> UIBarButtonItem {
    let image = UIImage(systemName: "chevron.backward")
    let action = UIAction(title: title ?? "", image: image) { [weak self] _ in self?.askToLeave() }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = title
    return item
  }

  /// Asks the question of the page, and goes back if the user agrees.
  func askToLeave() {
    host.reportTypedText()
    host.driver.flush()
    navigator.leave(asking: host.page?.leaveGuard)
  }
}

extension UINavigationController {
  /// Returns the title of the view controller below another one.
  fileprivate func titleBelow(_ controller: UIViewController) -> String? {
    guard let index = viewControllers.firstIndex(of: controller), index > 0 else { return nil }
    let item = viewControllers[index - 1].navigationItem
    return item.backButtonTitle ?? item.title ?? viewControllers[index - 1].title
  }
}
#endif
