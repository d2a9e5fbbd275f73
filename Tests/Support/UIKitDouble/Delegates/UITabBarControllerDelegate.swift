// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// The delegate of a tab bar controller.
///
/// The methods after the comment are optional.
/// See <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
#endif
