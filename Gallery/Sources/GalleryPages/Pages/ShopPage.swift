// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The front of a shop: banners, categories, activities, and goods.
public struct ShopPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.shop
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Demo three: shop`.
  public var title: String { say(.shop) }

  /// The plain appearance, with rows from edge to edge.
  public var appearance: PageAppearance { .plain }

  /// A bar over the banner, which is clear until the user scrolls.
  public var bar: PageBar { .fadesIn }

  /// A teal background that is dark enough for a white title.
  public var barColors: PageBarColors? {
    PageBarColors(background: .hex(0x00707A), title: .hex(0xFFFFFF), tint: .hex(0xFFFFFF))
  }

  /// Four sections, each with its own kind of rows.
  public var sections: [TableSection] {
    TableSection {
      if !gallery.data.shop.banners.isEmpty { CustomRow(banners).id("banners") }
    }
    .edgeToEdge()
    TableSection {
      if !gallery.data.shop.categories.isEmpty { CustomRow(categories).id("categories") }
    }
    .edgeToEdge()
    TableSection(gallery.data.shop.activities) { activity in
      CustomRow(ActivityContent(name: say(activity.name), image: activity.image))
    }
    .edgeToEdge()
    TableSection(gallery.data.shop.goods) { goods in
      CustomRow(
        GoodsContent(
          name: say(goods.name), price: "￥\(goods.price)", info: say(goods.info),
          image: goods.image, side: 144)
      )
      .style(\.rowBackground, goods.number.isMultiple(of: 2) ? .shade : .rowBackground)
    }
    .style(\.margin, 8)
    .height(.automatic(minimum: 160))
    .style(\.separator, .hidden)
  }

  private var banners: BannersContent {
    BannersContent(
      label: say(.offers),
      banners: gallery.data.shop.banners.map { .init(name: say($0.name), image: $0.image) },
      isUnderBar: !gallery.hasOpaqueBar)
  }

  private var categories: CategoriesContent {
    CategoriesContent(
      label: say(.categories),
      categories: gallery.data.shop.categories.map { .init(name: say($0.name), image: $0.image) })
  }
}
