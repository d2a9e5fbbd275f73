// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A guard that asks the questions of all pages in the stack of the selected tab before a tap on
/// this tab returns to the first page.
///
/// The locks of these pages retain the guard.
@MainActor
final class TabGuard: NSObject {
  private var locks = LeaveLocks()
}

extension TabGuard {
  /// Adds a page's lock to the guard of a tab bar, and returns the guard.
  ///
  /// Returns `nil` if the application has set another delegate.
  static func joined(of tabs: UITabBarController, by lock: LeaveLock) -> TabGuard? {
    let known = tabs.delegate as? TabGuard
    guard known != nil || tabs.delegate == nil else { return nil }
    let result = known ?? TabGuard()
    result.locks.add(lock)
    tabs.delegate = result
    return result
  }
}

extension TabGuard: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === tabBarController.selectedViewController,
      let stack = viewController as? UINavigationController
    else { return true }
    let popped = stack.viewControllers.dropFirst()
    let locked = locks.locked { popped.contains($0) }
    guard !locked.isEmpty else { return true }
    locked.ask { [weak stack] in _ = stack?.popToRootViewController(animated: true) }
    return false
  }
}
#endif
