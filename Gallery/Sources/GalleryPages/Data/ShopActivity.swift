// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// An activity of a shop.
public struct ShopActivity: Hashable, Sendable, Identifiable {
  /// The index, from 0.
  public var number: Int
  /// The name.
  public var name: Localized
  /// A picture of the activity.
  public var image: ImageSource

  /// The index, because names may repeat.
  public var id: Int { number }

  /// Creates an activity.
  public init(number: Int, name: Localized, image: ImageSource) {
    self.number = number
    self.name = name
    self.image = image
  }
}
