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

/// The gallery as an app: a tab for what there is to discover, one for who one is, and one for the list
/// of all pages.
///
/// Each tab is a stack of pages with a navigator of its own. Titles of tabs, the look of the bars and
/// the light or dark of the window follow what the user chooses on the pages.
public final class GalleryTabBarController: UITabBarController {
  /// What all pages show.
  public let gallery: GalleryState

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - gallery: What all pages show.
  ///   - options: Pictures, texts and diagnostics; the standard ones, unless given.
  public init(gallery: GalleryState, options: TableOptions = TableOptions()) {
    self.gallery = gallery
    super.init(nibName: nil, bundle: nil)
    viewControllers = GalleryTab.allCases.map { tab in
      let controller = TablePageController(
        tab.name.page(gallery: gallery), options: options)
      let stack = GalleryNavigationController(rootViewController: controller)
      stack.tabBarItem = tab.item(in: gallery)
      return stack
    }
    follow()
  }

  /// Traps: the app is no part of a storyboard.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "A GalleryTabBarController cannot be read from a storyboard, which has no gallery.")
  }

  /// Takes the light or dark of the gallery over to the window.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showInterfaceStyle()
  }
}

extension GalleryTabBarController {
  /// Shows what the user has chosen, now and whenever it is something else.
  private func follow() {
    withObservationTracking {
      showTitles()
      showBars()
      showInterfaceStyle()
    } onChange: { [weak self] in
      // The value is not there yet.
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

  /// The window is what bars and alerts take it from; it is there once the app appears.
  private func showInterfaceStyle() {
    let style: UIUserInterfaceStyle = gallery.nightMode ? .dark : .unspecified
    viewIfLoaded?.window?.overrideUserInterfaceStyle = style
  }
}
#endif
