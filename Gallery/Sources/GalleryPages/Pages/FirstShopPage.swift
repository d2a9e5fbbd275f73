// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The shop of the demo's first version, with headlines, lines between rows, and small goods.
public struct FirstShopPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.firstShop
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `First version: shop`.
  public var title: String { say(.firstShop) }

  /// The plain appearance, with rows from edge to edge.
  public var appearance: PageAppearance { .plain }

  /// A bar over the banner, which is clear until the user scrolls.
  public var bar: PageBar { .fadesIn }

  /// Eight sections.
  ///
  /// The goods are shown twice.
  public var sections: [TableSection] {
    TableSection {
      if !gallery.data.shop.banners.isEmpty { CustomRow(banners).id("banners") }
    }
    .edgeToEdge()
    TableSection {
      if !gallery.data.shop.categories.isEmpty { CustomRow(categories).id("categories") }
    }
    .edgeToEdge()
    headline(.hotActivities)
    TableSection(gallery.data.shop.activities) { activity in
      CustomRow(ActivityContent(name: say(activity.name), image: activity.image))
        .style(\.margin, 0)
        .style(\.rowPadding, 0)
        .height(.automatic(minimum: 0))
    }
    headline(.hotGoods)
    goods
    headline(.youMayLike)
    goods.id("again")
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

  private func headline(_ text: Localized) -> TableSection {
    TableSection {
      CustomRow(HeadlineContent(text: say(text))).id("headline").height(60)
    }
    .id(text.english)
  }

  private var goods: TableSection {
    TableSection(gallery.data.shop.goods) { goods in
      CustomRow(
        GoodsContent(
          name: say(goods.name), price: "$\(goods.price)", info: say(goods.info),
          image: goods.image, side: 84))
    }
    .style(\.margin, 8)
    .height(.automatic(minimum: 100))
  }
}
