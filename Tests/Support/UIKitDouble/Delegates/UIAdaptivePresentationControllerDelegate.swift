// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// The delegate of sheets that a user pulls down.
///
/// The methods after the comment are optional.
/// See <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  // Optional
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
#endif
