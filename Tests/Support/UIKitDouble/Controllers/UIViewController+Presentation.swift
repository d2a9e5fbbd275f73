// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

extension UIViewController {
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    precondition(
      viewControllerToPresent !== self && viewControllerToPresent.presenter == nil,
      "Application tried to present modally a view controller \(viewControllerToPresent) that is already being presented."
    )
    precondition(
      viewControllerToPresent.parent == nil,
      "Application tried to present modally an active controller \(viewControllerToPresent).")
    let presenter = outermost
    // UIKit logs this and does nothing.
    guard presenter.modal == nil, !presenter.isBeingPresented, let window = presenter.window else {
      return
    }
    let presented = viewControllerToPresent
    if window.traitCollection.userInterfaceIdiom == .pad {
      presented.popoverPresentationController?.requireSource()
    }
    let transition = flag ? ControllerTransition() : nil
    presented.modalTransition = transition
    presenter.modal = presented
    presented.presenter = presenter
    presented.hostWindow = window
    presented.view.frame = window.bounds
    presented.beginAppearing(animated: flag)
    window.addSubview(presented.view)
    window.layoutIfNeeded()
    finish(animated: flag) {
      presented.endAppearing(animated: flag)
      presented.modalTransition = nil
      transition?.end()
      completion?()
    }
  }

  /// Dismisses what this controller presented, or else itself, together with all that is presented above.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController ?? presentingViewController?.modal,
      presented.presenter != nil
    else {
      completion?()
      return
    }
    // UIKit logs this and does nothing.
    guard presented.modalTransition == nil else { return }
    let transition = flag ? ControllerTransition() : nil
    let dismissed = Array(sequence(first: presented, next: \.modal))
    for controller in dismissed.reversed() {
      controller.isLeaving = true
      controller.modalTransition = transition
      controller.beginDisappearing(animated: flag)
    }
    finish(animated: flag) {
      for controller in dismissed.reversed() {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endDisappearing(animated: flag)
        if let presenter = controller.presenter, presenter.modal === controller {
          presenter.modal = nil
        }
        controller.presenter = nil
        controller.hostWindow = nil
        controller.modalTransition = nil
      }
      transition?.end()
      completion?()
    }
  }

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let stackTransition = (self as? UINavigationController)?.stackTransition
    return modalTransition ?? stackTransition ?? parent?.transitionCoordinator
  }

  private var outermost: UIViewController {
    var result = self
    while let parent = result.parent { result = parent }
    return result
  }

  func finish(animated: Bool, _ end: @escaping () -> Void) {
    if animated { Animations.add(end) } else { end() }
  }
}

/// See <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@MainActor
open class UIPresentationController: NSObject {
  open private(set) unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
  }
}

/// See <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

/// See <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
#endif
