// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseWeb

/// The pictures of a folder, and those of another source.
public struct FolderPictures: WebImageSource {
  private let images: [String: WebImage]
  private let others: any WebImageSource

  init(_ images: [String: WebImage], others: any WebImageSource) {
    self.images = images
    self.others = others
  }

  /// Returns the folder's picture with a name, or that of the other source.
  public func image(named name: String) -> WebImage? {
    images[name] ?? others.image(named: name)
  }

  /// Returns the symbol of the other source.
  public func symbol(named name: String) -> WebImage? { others.symbol(named: name) }
}
