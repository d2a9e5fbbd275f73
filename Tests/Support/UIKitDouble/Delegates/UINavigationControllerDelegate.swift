// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// The delegate of a navigation controller.
///
/// The methods after the comment are optional.
/// See <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
#endif
