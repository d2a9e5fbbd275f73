// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A kind of things that a shop has.
public struct ShopCategory: Hashable, Sendable {
  /// What tells it from others, unless one is there twice.
  public var id: String
  /// What it is called.
  public var name: Localized
  /// Its sign.
  public var image: ImageSource

  /// Describes a category.
  public init(id: String, name: Localized, image: ImageSource) {
    self.id = id
    self.name = name
    self.image = image
  }
}
