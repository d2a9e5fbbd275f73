// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

extension UIAlertController {
  /// Taps one of the alert's buttons, which closes it and then runs its handler.
  ///
  /// - Precondition: The alert is shown and has an enabled action of that title.
  public func tap(_ title: String) {
    precondition(presenter != nil, "The alert is not shown")
    guard let action = actions.first(where: { $0.title == title }) else {
      preconditionFailure(
        "The alert has no action \"\(title)\", only \(actions.map { $0.title ?? "" })")
    }
    precondition(action.isEnabled, "The action \"\(title)\" is disabled")
    Animations.finish()
    dismiss(animated: true) { action.handler?(action) }
    Animations.finish()
  }
}

extension UITabBarController {
  /// Taps a tab; the one that is chosen goes back to its first page.
  ///
  /// The delegate may refuse both.
  ///
  /// - Precondition: The bar shows, and has a tab of that title.
  public func tapTab(_ title: String) {
    precondition(!tabBar.isHidden, "The tab bar is hidden")
    let titles = (tabBar.items ?? []).map { $0.title ?? "" }
    guard let index = titles.firstIndex(of: title) else {
      preconditionFailure("There is no tab \"\(title)\", only \(titles)")
    }
    let tapped = children[index]
    let maySelect =
      OptionalMethods.ask("tabBarController:shouldSelectViewController:", of: delegate) {
        $0.tabBarController(self, shouldSelect: tapped)
      } ?? true
    guard maySelect else { return }
    if index == selectedIndex {
      (selectedViewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedIndex = index
    OptionalMethods.ask("tabBarController:didSelectViewController:", of: delegate) {
      $0.tabBarController(self, didSelect: tapped)
    }
    Animations.finish()
    window?.layoutIfNeeded()
  }
}

extension UINavigationController {
  /// Taps the back button.
  ///
  /// - Precondition: There is one.
  public func tapBack() {
    precondition(children.count > 1, "The first page has no back button")
    let column = topViewController as? UINavigationController
    let top = column?.topViewController ?? topViewController
    precondition(top?.navigationItem.hidesBackButton == false, "The back button is hidden")
    let stack = (column?.children.count ?? 1) > 1 ? column : self
    stack?.popViewController(animated: true)
    Animations.finish()
  }

  /// Pushes the view controller of the second column, as a split view does when it becomes narrow.
  ///
  /// Only then can it be a navigation controller, whose pages have the bar and the back button of this one. The list
  /// of tabs under "More" shows its navigation controllers in the same way.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/collapsesecondaryviewcontroller(_:for:)>.
  public func collapse(_ secondary: UIViewController) {
    setViewControllers(viewControllers + [secondary], animated: false)
  }

  /// Removes the view controller of the second column, as a split view does when it becomes wide.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/separatesecondaryviewcontroller(for:)>.
  @discardableResult
  public func separate() -> UIViewController? { popViewController(animated: false) }

  /// Begins to swipe back from the edge and cancels the gesture.
  public func swipeBackAndReturn() { swipeBackAndReturn {} }

  /// Begins to swipe back from the edge, calls a closure, and cancels the gesture.
  ///
  /// Both pages receive the calls of appearing and disappearing, and then those of the reverse.
  public func swipeBackAndReturn(while action: () -> Void) {
    beginSwipeBack()
    action()
    cancelSwipeBack()
  }

  /// Begins to swipe back from the edge.
  ///
  /// During the gesture, the page is no longer one of `viewControllers`.
  public func beginSwipeBack() {
    precondition(children.count > 1, "There is no page to swipe back to")
    precondition(stackTransition == nil, "A page cannot be swiped during a transition")
    let pages = children
    let (below, top) = (pages[pages.count - 2], pages[pages.count - 1])
    pagesBeforeSwipe = pages
    stackTransition = ControllerTransition(isInteractive: true)
    top.isLeaving = true
    top.beginDisappearing(animated: true)
    children.removeLast()
    below.beginAppearing(animated: true)
    view.insertSubview(below.view, at: 0)
  }

  /// Leaves the page whose swipe has begun.
  public func completeSwipeBack() {
    let (pages, transition) = (pagesBeforeSwipe, stackTransition)
    precondition(pages.count > 1, "No page is being swiped")
    let (below, top) = (pages[pages.count - 2], pages[pages.count - 1])
    pagesBeforeSwipe = []
    top.willMove(toParent: nil)
    navigationBar.items = children.map(\.navigationItem)
    top.view.removeFromSuperview()
    stackTransition = nil
    top.endDisappearing(animated: true)
    below.endAppearing(animated: true)
    top.parent = nil
    top.didMove(toParent: nil)
    transition?.end()
  }

  /// Returns to the page whose swipe has begun.
  public func cancelSwipeBack() {
    let (pages, transition) = (pagesBeforeSwipe, stackTransition)
    precondition(pages.count > 1, "No page is being swiped")
    let (below, top) = (pages[pages.count - 2], pages[pages.count - 1])
    pagesBeforeSwipe = []
    below.beginDisappearing(animated: true)
    children = pages
    top.isLeaving = false
    top.beginAppearing(animated: true)
    below.view.removeFromSuperview()
    stackTransition = nil
    below.endDisappearing(animated: true)
    top.endAppearing(animated: true)
    transition?.cancel()
  }
}

extension UIViewController {
  /// True if this controller, or one that it shows, keeps the sheet around it open.
  fileprivate var locksSheet: Bool {
    isModalInPresentation || shownChildren.contains { $0.locksSheet }
  }

  /// Pulls a sheet down, which closes it unless it or its delegate refuses.
  ///
  /// - Precondition: The controller is presented as a sheet.
  public func pullDownSheet() {
    precondition(presenter != nil, "The controller is not presented")
    Animations.finish()
    guard let presentation = presentationController else { return }
    let delegate = presentation.delegate
    let mayDismiss =
      !locksSheet
      && (OptionalMethods.ask("presentationControllerShouldDismiss:", of: delegate) {
        $0.presentationControllerShouldDismiss(presentation)
      } ?? true)
    guard mayDismiss else {
      OptionalMethods.ask("presentationControllerDidAttemptToDismiss:", of: delegate) {
        $0.presentationControllerDidAttemptToDismiss(presentation)
      }
      return
    }
    OptionalMethods.ask("presentationControllerWillDismiss:", of: delegate) {
      $0.presentationControllerWillDismiss(presentation)
    }
    dismiss(animated: true)
    Animations.finish()
    OptionalMethods.ask("presentationControllerDidDismiss:", of: delegate) {
      $0.presentationControllerDidDismiss(presentation)
    }
  }
}
#endif
