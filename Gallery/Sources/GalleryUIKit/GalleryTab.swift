// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import GalleryPages

/// A tab of the app, with its first page.
enum GalleryTab: CaseIterable {
  case discover
  case me
  /// The list of all pages.
  case start
}

extension GalleryTab {
  /// The first page.
  var name: PageName {
    switch self {
    case .discover: .discover
    case .me: .me
    case .start: .start
    }
  }

  /// Returns the item of the tab bar in a language.
  @MainActor
  func item(in gallery: GalleryState) -> UITabBarItem {
    let title = gallery.say(name.title)
    switch self {
    case .discover, .me:
      let picture = self == .discover ? "tabbar_discover" : "tabbar_me"
      // The pictures already have the colors of the bar.
      return UITabBarItem(
        title: title,
        image: UIImage(named: picture)?.withRenderingMode(.alwaysOriginal),
        selectedImage: UIImage(named: picture + "HL")?.withRenderingMode(.alwaysOriginal))
    case .start:
      return UITabBarItem(
        title: title, image: UIImage(systemName: "list.bullet"), selectedImage: nil)
    }
  }
}
#endif
