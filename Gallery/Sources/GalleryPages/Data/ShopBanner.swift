// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A picture that turns at the top of a shop.
public struct ShopBanner: Hashable, Sendable {
  /// What tells it from others.
  public var id: String
  /// What it shows.
  public var name: Localized
  /// The picture.
  public var image: ImageSource

  /// Describes a banner.
  public init(id: String, name: Localized, image: ImageSource) {
    self.id = id
    self.name = name
    self.image = image
  }
}
