// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
public import UIKit
#else
public import UIKitDouble
#endif
public import GalleryPages
import Observation
import Rowhouse
public import RowhouseUIKit

/// The gallery as an app with three tabs: Discover, Me, and the list of all pages.
///
/// Each tab is a stack of pages with its own navigator. The titles of tabs, the bars, and
/// the window's light or dark appearance follow the user's choices on the pages.
public final class GalleryTabBarController: UITabBarController {
  /// The state that all pages show.
  public let gallery: GalleryState

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - gallery: The state that all pages show.
  ///   - options: Pictures, texts, and diagnostics. Defaults to the standard options.
  public init(gallery: GalleryState, options: TableOptions = TableOptions()) {
    self.gallery = gallery
    super.init(nibName: nil, bundle: nil)
    viewControllers = GalleryTab.allCases.map { tab in
      let page: any GalleryPage =
        tab == .start
        ? AppStartPage(gallery: gallery, options: options) : tab.name.page(gallery: gallery)
      let controller = TablePageController(page, options: options)
      let stack = GalleryNavigationController(rootViewController: controller)
      stack.tabBarItem = tab.item(in: gallery)
      return stack
    }
    follow()
  }

  /// Traps, because the app cannot be created from a storyboard.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "A GalleryTabBarController cannot be read from a storyboard, which has no gallery.")
  }

  /// Applies the gallery's light or dark appearance to the window.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showInterfaceStyle()
  }
}

extension GalleryTabBarController {
  /// Shows the user's choices, now and after each change.
  private func follow() {
    withObservationTracking {
      showTitles()
      showBars()
      showInterfaceStyle()
    } onChange: { [weak self] in
      // The new value is not set yet.
      Task { @MainActor in self?.follow() }
    }
  }

  private func showTitles() {
    for (tab, stack) in zip(GalleryTab.allCases, viewControllers ?? []) {
      stack.tabBarItem.title = gallery.say(tab.name.title)
    }
  }

  private func showBars() {
    let theme = gallery.themeChoice
    tabBar.tintColor = theme == .weChat ? UIColor(WeChatBar.chosenTab) : nil
    for case let stack as GalleryNavigationController in viewControllers ?? [] {
      stack.showBar(of: theme)
    }
  }

  /// Sets the interface style of the window, which bars and alerts inherit.
  ///
  /// The window exists once the app has appeared.
  private func showInterfaceStyle() {
    let style: UIUserInterfaceStyle = gallery.nightMode ? .dark : .unspecified
    viewIfLoaded?.window?.overrideUserInterfaceStyle = style
  }
}
#endif
