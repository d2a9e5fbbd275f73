// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The data of a shop's page.
public struct ShopFront: Hashable, Sendable {
  /// The banners at the top.
  public var banners: [ShopBanner]
  /// The categories, some of which may repeat with the same id.
  public var categories: [ShopCategory]
  /// The current activities.
  public var activities: [ShopActivity]
  /// The best-selling goods.
  public var goods: [ShopGoods]

  /// Creates a shop.
  public init(
    banners: [ShopBanner], categories: [ShopCategory], activities: [ShopActivity],
    goods: [ShopGoods]
  ) {
    self.banners = banners
    self.categories = categories
    self.activities = activities
    self.goods = goods
  }
}
