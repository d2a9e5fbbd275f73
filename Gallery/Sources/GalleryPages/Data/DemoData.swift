// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The data of the pages of the shop and the feed.
public struct DemoData: Hashable, Sendable {
  /// The posts, newest first.
  public var posts: [FeedPost]
  /// The shop.
  public var shop: ShopFront

  /// Creates the data.
  public init(posts: [FeedPost], shop: ShopFront) {
    self.posts = posts
    self.shop = shop
  }

  /// The data that is part of the gallery.
  public static let own = DemoData(posts: FeedPost.own, shop: .own)
}
