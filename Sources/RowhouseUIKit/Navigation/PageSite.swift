// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A controller or table that shows a page, and in which the requests of the page's navigator are
/// carried out.
@MainActor
protocol PageSite: AnyObject {
  /// The view controller that contains the page, or `nil` if there is none.
  var siteController: UIViewController? { get }

  var host: TableHost { get }

  /// True if the page is in a window.
  var isInWindow: Bool { get }

  /// Shows another page in the same view controller or table.
  func replacePage(with page: any TablePage)

  func scroll(to target: ScrollTarget)

  /// Scrolls a row into view, and edits its field.
  func focus(_ target: FocusTarget)
}

extension UITableView {
  /// Scrolls to a row, begins to edit its first field, and moves the VoiceOver focus there.
  func focusRow(at indexPath: IndexPath) {
    // The cell exists only once its row is visible.
    scrollExactly(toRowAt: indexPath, at: .middle)
    guard let cell = cellForRow(at: indexPath) else { return }
    let row = cell as? RowCell
    _ = row?.editOwnField()
    UIAccessibility.post(notification: .layoutChanged, argument: row?.focusedElement ?? cell)
  }
}

extension PageSite {
  func replacePage(with page: any TablePage) { host.driver.show(page) }

  /// True if no container shows another view controller in place of this one, such as one that was pushed above it, or
  /// the view controller of another tab.
  var isOnTop: Bool {
    guard let controller = siteController else { return false }
    return sequence(first: controller, next: \.parent).allSatisfy { current in
      switch current.parent {
      case let stack as UINavigationController: stack.topViewController === current
      case let tabs as UITabBarController: tabs.selectedViewController === current
      case .some, nil: true
      }
    }
  }

  /// The position of the view controller, or of the container around it, in its navigation controller.
  var placeInStack: Int? {
    guard let controller = siteController, let stack = controller.navigationController,
      let shown = controller.ancestor(below: stack)
    else { return nil }
    return stack.viewControllers.firstIndex(of: shown)
  }

  /// Returns the place of the page in its navigation controller, in which view controllers without a page count, too.
  ///
  /// While the user swipes back, or pulls a sheet down, the page is in its place, because the user may cancel the gesture.
  ///
  /// - Parameter isTop: True if a request would concern this page even if it is not visible.
  /// - Returns: The place.
  func place(isTop: Bool) -> PagePlace {
    let transition = siteController?.transitionCoordinator
    let mayReturn = transition.map { $0.isInteractive || $0.isCancelled } ?? false
    if !mayReturn, !isTop, !canShowController(isPushed: false) { return .left }
    guard let stack = siteController?.navigationController else { return .onTop }
    guard let place = placeInStack else { return mayReturn ? .onTop : .left }
    return place < stack.viewControllers.count - 1 ? .covered : .onTop
  }

  /// True if the view controller or the containers around it are in a window or are being presented.
  var isShown: Bool {
    guard let outer = siteController?.ancestor(below: nil) else { return isInWindow }
    guard !outer.isBeingDismissed else { return false }
    return outer.viewIfLoaded?.window != nil || outer.presentingViewController != nil
  }

  /// Returns true if a view controller that the page pushes or presents now becomes visible.
  ///
  /// UIKit ignores a presentation by a view controller that is not in a window. Only a navigation controller accepts view
  /// controllers before.
  func canShowController(isPushed: Bool) -> Bool {
    guard let controller = siteController else { return isInWindow }
    return isShown || controller.presentedViewController != nil
      || isPushed && controller.navigationController != nil
  }
}

extension UIViewController {
  /// Returns this view controller or its ancestor whose parent is a given view controller.
  func ancestor(below parent: UIViewController?) -> UIViewController? {
    var controller = self
    while controller.parent !== parent {
      guard let next = controller.parent else { return nil }
      controller = next
    }
    return controller
  }
}
#endif
