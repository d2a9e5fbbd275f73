// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Something to buy.
public struct ShopGoods: Hashable, Sendable, Identifiable {
  /// Which of all it is, from 0.
  public var number: Int
  /// What it is called.
  public var name: Localized
  /// What it costs, without the currency.
  public var price: String
  /// What it looks like.
  public var image: ImageSource
  /// What else there is to know.
  public var info: Localized

  /// Its number: names and prices may be the same.
  public var id: Int { number }

  /// Describes something to buy.
  public init(number: Int, name: Localized, price: String, image: ImageSource, info: Localized) {
    self.number = number
    self.name = name
    self.price = price
    self.image = image
    self.info = info
  }
}
