// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A category of goods.
public struct ShopCategory: Hashable, Sendable {
  /// The id, which a repeated category shares with its first occurrence.
  public var id: String
  /// The name.
  public var name: Localized
  /// The picture.
  public var image: ImageSource

  /// Creates a category.
  public init(id: String, name: Localized, image: ImageSource) {
    self.id = id
    self.name = name
    self.image = image
  }
}
