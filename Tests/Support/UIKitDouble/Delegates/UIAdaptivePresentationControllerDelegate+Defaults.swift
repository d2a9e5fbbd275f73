// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    OptionalMethods.reachedDefault("presentationControllerShouldDismiss:", of: self)
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {
    OptionalMethods.reachedDefault("presentationControllerWillDismiss:", of: self)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.reachedDefault("presentationControllerDidDismiss:", of: self)
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalMethods.reachedDefault("presentationControllerDidAttemptToDismiss:", of: self)
  }
}
#endif
