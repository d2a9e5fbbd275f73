// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit

#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

/// Calls a closure when the user agrees to leave the pages of view controllers, the top one first.
@MainActor
func leavePages(
  of controllers: [UIViewController], then show: @escaping @MainActor () -> Void
) {
  guard let top = controllers.last else { return show() }
  let others = Array(controllers.dropLast())
  guard let top = top as? TablePageController else { return leavePages(of: others, then: show) }
  // The field that the user edits reports its text.
  top.viewIfLoaded?.endEditing(true)
  top.driver.flush()
  top.navigator.leave(asking: top.driver.page.leaveGuard) { leavePages(of: others, then: show) }
}

@MainActor
final class OrderLinks {
  private let tabs: UITabBarController
  private let stack: UINavigationController

  init(tabs: UITabBarController, stack: UINavigationController) {
    (self.tabs, self.stack) = (tabs, stack)
  }

  func open(_ page: any TablePage) {
    let sheet = tabs.presentedViewController as? UINavigationController
    leavePages(of: sheet?.viewControllers ?? []) { [tabs, stack] in
      if sheet != nil { tabs.dismiss(animated: false) }
      tabs.selectedViewController = stack
      leavePages(of: stack.viewControllers) {
        stack.popToRootViewController(animated: false)
        (stack.viewControllers.first as? TablePageController)?.navigator.push(page)
      }
    }
  }
}
#endif
