// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A page with things to discover.
///
/// After two seconds, it shows a new game.
public struct DiscoverPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.discover
  /// The state that the page shows.
  public let gallery: GalleryState
  private let news: GameNews

  /// Creates the page, and begins to wait for the new game.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    news = GameNews(clock: gallery.clock)
  }

  /// `Discover`.
  public var title: String { say(.discover) }

  /// Four sections, of which the last ends with the new game.
  public var sections: [TableSection] {
    TableSection {
      link(.moments, id: 0, image: "ff_IconShowAlbum").valueImage(.named("avatar"))
    }
    TableSection {
      link(.scan, id: 1, image: "ff_IconQRCode")
      link(.shake, id: 2, image: "ff_IconShake")
    }
    TableSection {
      link(.peopleNearby, id: 3, image: "ff_IconLocationService")
      link(.messageInABottle, id: 4, image: "ff_IconBottle")
    }
    TableSection {
      link(.shopping, id: 5, image: "CreditCard_ShoppingBag")
      link(news.game.title, id: 7, image: news.game.image)
        .value(say(news.game.invitation), image: .named(news.game.valueImage))
    }
  }
}
