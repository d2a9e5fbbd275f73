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
import RowhouseUIKit

/// The four demos of CBTableViewDataSource as four tabs, as its demo app shows them.
final class ShopTabBarController: UITabBarController {
  /// The teal of the selected tab and of the shop's bar.
  private static let teal = UIColor(RGBA(hex: 0x00707A))

  init(gallery: GalleryState, options: TableOptions) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    tabBar.tintColor = Self.teal
    viewControllers = ShopTab.allCases.map { tab in
      let controller = TablePageController(tab.name.page(gallery: gallery), options: options)
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
      let stack = GalleryNavigationController(rootViewController: controller)
      stack.showBar(of: gallery.themeChoice)
      stack.tabBarItem = UITabBarItem(
        title: gallery.say(tab.title), image: UIImage(named: tab.image), selectedImage: nil)
      return stack
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure(
      "A ShopTabBarController cannot be read from a storyboard, which has no gallery.")
  }
}

/// A tab of the shop, with its page.
private enum ShopTab: CaseIterable {
  case messages
  case profile
  case shop
  case feed
}

extension ShopTab {
  var name: PageName {
    switch self {
    case .messages: .messages
    case .profile: .profile
    case .shop: .shop
    case .feed: .feed
    }
  }

  var title: Localized {
    switch self {
    case .messages: .messagesTab
    case .profile: .profileTab
    case .shop: .shopTab
    case .feed: .feedTab
    }
  }

  var image: String {
    switch self {
    case .messages: "ic_demo1"
    case .profile: "ic_demo2"
    case .shop: "ic_demo3"
    case .feed: "ic_demo4"
    }
  }
}
#endif
