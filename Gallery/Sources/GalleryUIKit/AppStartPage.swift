// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import RowhouseUIKit

/// The list of all pages, with a row for apps that presents the tabs of the shop.
struct AppStartPage: GalleryPage {
  let gallery: GalleryState
  let options: TableOptions

  private var start: StartPage { StartPage(gallery: gallery) }

  var title: String { start.title }

  var sections: [TableSection] {
    start.sections
    TableSection {
      Row(gallery.say(.fourTabs), id: "four tabs")
        .accessory(.disclosure)
        .onSelect {
          navigator.present(ShopTabBarController(gallery: gallery, options: options))
        }
    }
    .id("four tabs")
  }
}
#endif
