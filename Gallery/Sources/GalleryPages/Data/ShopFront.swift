// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a shop shows to those who come in.
public struct ShopFront: Hashable, Sendable {
  /// What turns at the top.
  public var banners: [ShopBanner]
  /// What kinds of things there are, some of them perhaps twice, with one id.
  public var categories: [ShopCategory]
  /// What is on.
  public var activities: [ShopActivity]
  /// What is bought most.
  public var goods: [ShopGoods]

  /// Describes a shop.
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
