// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What the pages of the shop and of the feed show.
public struct DemoData: Hashable, Sendable {
  /// What people have written, newest first.
  public var posts: [FeedPost]
  /// What there is to buy.
  public var shop: ShopFront

  /// Describes the data.
  public init(posts: [FeedPost], shop: ShopFront) {
    self.posts = posts
    self.shop = shop
  }

  /// What the gallery brings along.
  public static let own = DemoData(posts: FeedPost.own, shop: .own)
}
