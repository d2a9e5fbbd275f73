// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import RowhouseUIKit

/// The selected tab, and the pages of each tab, which a later run of the app opens again.
public struct OpenPages: Codable, Sendable {
  fileprivate let selectedTab: Int
  fileprivate let tabs: [RestorationState]
}

extension GalleryTabBarController {
  /// The pages that the user has open.
  public var openPages: OpenPages {
    OpenPages(selectedTab: selectedIndex, tabs: firstPages.map(\.restorationState))
  }

  /// Opens the pages of an earlier run, before the tabs are shown.
  public func open(_ pages: OpenPages) {
    for (page, state) in zip(firstPages, pages.tabs) {
      page.restore(state) { gallery.page(at: $0) }
    }
    if firstPages.indices.contains(pages.selectedTab) { selectedIndex = pages.selectedTab }
  }

  /// The first page of each tab.
  private var firstPages: [TablePageController] {
    (viewControllers ?? []).compactMap {
      ($0 as? UINavigationController)?.viewControllers.first as? TablePageController
    }
  }
}
#endif
