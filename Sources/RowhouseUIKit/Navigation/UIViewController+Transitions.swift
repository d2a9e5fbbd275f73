// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
extension PageSite {
  /// True while view controllers around the page are pushed, popped, presented, or dismissed.
  ///
  /// UIKit logs an error, or ignores a change, if another one begins before the first has ended.
  var isInTransition: Bool {
    guard let controller = siteController else { return false }
    return controller.transitionCoordinator != nil
      || controller.ancestor(below: nil)?.isAwaitingPresentation == true
  }
}

extension UIViewController {
  /// True from the time a view controller requests to present this one until it is presented.
  ///
  /// UIKit sets `isBeingPresented` only when the view is about to appear, and adds the view to the window at that time.
  var isAwaitingPresentation: Bool {
    let isMissing = presentedViewController == nil && viewIfLoaded?.window == nil
    return isBeingPresented
      || isMissing && presentingViewController?.viewIfLoaded?.window != nil
  }

  /// Calls a closure in the turn of the main loop that follows the current transition.
  ///
  /// If the user has canceled the transition, the view controllers are in their former places then.
  func afterTransition(_ action: @escaping @MainActor () -> Void) {
    let isRegistered = transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      Task { action() }
    }
    if isRegistered != true { Task { action() } }
  }
}
#endif
