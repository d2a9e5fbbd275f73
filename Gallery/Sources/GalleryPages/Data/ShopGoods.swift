// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// An article that is for sale.
public struct ShopGoods: Hashable, Sendable, Identifiable {
  /// The index, from 0.
  public var number: Int
  /// The name.
  public var name: Localized
  /// The price, without the currency.
  public var price: String
  /// The picture.
  public var image: ImageSource
  /// The description.
  public var info: Localized

  /// The index, because names and prices may repeat.
  public var id: Int { number }

  /// Creates an article.
  public init(number: Int, name: Localized, price: String, image: ImageSource, info: Localized) {
    self.number = number
    self.name = name
    self.price = price
    self.image = image
    self.info = info
  }
}
