// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A banner at the top of a shop.
public struct ShopBanner: Hashable, Sendable {
  /// The unique id.
  public var id: String
  /// The accessibility label.
  public var name: Localized
  /// The picture.
  public var image: ImageSource

  /// Creates a banner.
  public init(id: String, name: Localized, image: ImageSource) {
    self.id = id
    self.name = name
    self.image = image
  }
}
