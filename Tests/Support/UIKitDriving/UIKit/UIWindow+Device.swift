// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
public import UIKit

extension UIWindow: TestScreen {
  /// Returns a window in the scene of the host application, and disables animations.
  ///
  /// - Precondition: The tests run in an application that has a connected scene.
  public static func onScreen(size: CGSize) -> UIWindow {
    UIView.setAnimationsEnabled(false)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else {
      preconditionFailure("The host application has no scene, so a window would not be shown")
    }
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(origin: .zero, size: size)
    return window
  }

  public func rotate(to size: CGSize, screenInsets: UIEdgeInsets? = nil) {
    layoutIfNeeded()
    frame = CGRect(origin: frame.origin, size: size)
    if let screenInsets { rootViewController?.additionalSafeAreaInsets = screenInsets }
    layoutIfNeeded()
  }

  public func setTextSize(_ category: UIContentSizeCategory) {
    guard #available(iOS 17.0, *) else { failOnOlderSystem() }
    traitOverrides.preferredContentSizeCategory = category
    layoutIfNeeded()
  }

  public func setStyle(_ style: UIUserInterfaceStyle) {
    overrideUserInterfaceStyle = style
    layoutIfNeeded()
  }

  public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    guard #available(iOS 17.0, *) else { failOnOlderSystem() }
    traitOverrides.layoutDirection = direction
    layoutIfNeeded()
  }

  private func failOnOlderSystem() -> Never {
    preconditionFailure("Only iOS 17 and later let a window override this trait")
  }

  public var frontmostController: UIViewController? {
    var controller = rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
#endif
