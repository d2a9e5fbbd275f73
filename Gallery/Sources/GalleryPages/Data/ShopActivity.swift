// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Something that is on in a shop.
public struct ShopActivity: Hashable, Sendable, Identifiable {
  /// Which of all it is, from 0.
  public var number: Int
  /// What it is called.
  public var name: Localized
  /// A picture of it.
  public var image: ImageSource

  /// Its number: names may be the same.
  public var id: Int { number }

  /// Describes an activity.
  public init(number: Int, name: Localized, image: ImageSource) {
    self.number = number
    self.name = name
    self.image = image
  }
}
