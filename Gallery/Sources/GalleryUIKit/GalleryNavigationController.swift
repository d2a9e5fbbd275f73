// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import GalleryPages
import Rowhouse

/// The pages of one tab.
///
/// Pushed pages hide the tab bar.
final class GalleryNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    super.pushViewController(viewController, animated: animated)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .default }

  private var isDark = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }
}

extension GalleryNavigationController {
  /// Applies the theme's appearance to the bar: near black for WeChat, otherwise that of the system.
  func showBar(of theme: ThemeChoice) {
    let appearance = UINavigationBarAppearance()
    isDark = theme == .weChat
    if isDark {
      let label = UIColor(WeChatBar.label)
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(WeChatBar.background)
      appearance.titleTextAttributes = [.foregroundColor: label]
      navigationBar.tintColor = label
    } else {
      appearance.configureWithDefaultBackground()
      navigationBar.tintColor = nil
    }
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
  }
}

extension UIColor {
  /// Creates a color that is the same in light and dark mode.
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }
}
#endif
