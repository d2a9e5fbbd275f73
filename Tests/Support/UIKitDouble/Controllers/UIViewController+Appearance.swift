// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

extension UIViewController {
  var window: UIWindow? { viewIfLoaded?.window ?? hostWindow }

  /// The visible child controllers of a container.
  var shownChildren: [UIViewController] {
    if let stack = self as? UINavigationController {
      return stack.topViewController.map { [$0] } ?? []
    }
    if let tabs = self as? UITabBarController {
      return tabs.selectedViewController.map { [$0] } ?? []
    }
    return children
  }

  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in shownChildren { child.beginAppearing(animated: animated) }
  }

  func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    isArriving = false
    for child in shownChildren { child.endAppearing(animated: animated) }
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in shownChildren { child.beginDisappearing(animated: animated) }
  }

  func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    isLeaving = false
    for child in shownChildren { child.endDisappearing(animated: animated) }
  }

  func disappear(animated: Bool) {
    beginDisappearing(animated: animated)
    endDisappearing(animated: animated)
  }

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>.
  public func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  public func endAppearanceTransition() {
    endAppearing(animated: false)
    endDisappearing(animated: false)
  }

  public func show(_ vc: UIViewController, sender: Any?) {
    if let stack = (self as? UINavigationController) ?? navigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
#endif
