// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
import UIKit

extension UINavigationController: TouchableStack {
  public func tapBack() {
    precondition(viewControllers.count > 1, "The first page has no back button")
    precondition(topViewController?.navigationItem.hidesBackButton == false, "It is hidden")
    popViewController(animated: true)
    Animations.finish()
  }

  public func swipeBackAndReturn() {
    precondition(viewControllers.count > 1, "There is no page to swipe back to")
    let (below, top) = (
      viewControllers[viewControllers.count - 2], viewControllers[viewControllers.count - 1]
    )
    top.beginAppearanceTransition(false, animated: true)
    below.beginAppearanceTransition(true, animated: true)
    below.beginAppearanceTransition(false, animated: true)
    top.beginAppearanceTransition(true, animated: true)
    below.endAppearanceTransition()
    top.endAppearanceTransition()
  }
}

extension UIViewController: TouchableSheet {
  public func pullDownSheet() {
    guard let presentation = presentationController else { return }
    let delegate = presentation.delegate
    let mayDismiss =
      !locksSheet && delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss?(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss?(presentation)
    dismiss(animated: true)
    Animations.finish()
    delegate?.presentationControllerDidDismiss?(presentation)
  }

  /// True if this controller, or the one that it shows, keeps the sheet around it open.
  private var locksSheet: Bool {
    let shown = (self as? UINavigationController)?.topViewController.map { [$0] } ?? children
    return isModalInPresentation || shown.contains { $0.locksSheet }
  }
}

extension UITabBarController: TouchableTabs {
  public func tapTab(_ title: String) {
    let titles = (tabBar.items ?? []).map { $0.title ?? "" }
    guard let index = titles.firstIndex(of: title) else {
      preconditionFailure("There is no tab \(title), only \(titles)")
    }
    guard let tapped = viewControllers?[index],
      delegate?.tabBarController?(self, shouldSelect: tapped) ?? true
    else { return }
    if index == selectedIndex {
      _ = (selectedViewController as? UINavigationController)?
        .popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController?(self, didSelect: tapped)
    Animations.finish()
    view.window?.layoutIfNeeded()
  }
}

extension UIAlertController: TouchableAlert {
  public func tap(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }) else {
      preconditionFailure(
        "The alert has no action \(title), only \(actions.map { $0.title ?? "" })")
    }
    precondition(action.isEnabled, "The action \(title) is disabled")
    presentingViewController?.dismiss(animated: true) { action.send() }
    Animations.finish()
  }
}

extension UIAlertAction {
  /// Calls the handler of the action.
  ///
  /// UIKit has no public way to call it, so this reads the property behind the parameter of the
  /// initializer. No other code than that of tests may do so.
  fileprivate func send() {
    typealias Handler = @convention(block) (UIAlertAction) -> Void
    if let handler = closure(named: "handler") { unsafeBitCast(handler, to: Handler.self)(self) }
  }
}
#endif
