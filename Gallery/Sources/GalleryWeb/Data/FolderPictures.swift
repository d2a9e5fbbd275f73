// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseWeb

/// The pictures of a folder, and others beside them.
public struct FolderPictures: WebImageSource {
  private let images: [String: WebImage]
  private let others: any WebImageSource

  init(_ images: [String: WebImage], others: any WebImageSource) {
    self.images = images
    self.others = others
  }

  /// The picture of the folder with a name, or the other one.
  public func image(named name: String) -> WebImage? {
    images[name] ?? others.image(named: name)
  }

  /// The symbol that the others have.
  public func symbol(named name: String) -> WebImage? { others.symbol(named: name) }
}
