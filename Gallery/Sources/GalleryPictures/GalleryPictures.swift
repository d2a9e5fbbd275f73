// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseWeb

/// The pictures of the gallery's pages: one family, drawn for it, each an SVG.
public struct GalleryPictures: WebImageSource {
  private static let images: [String: WebImage] = PictureFiles.all.compactMapValues { bytes in
    SVGSize.dimensions(of: bytes).map {
      WebImage(mediaType: "image/svg+xml", bytes: bytes, dimensions: $0)
    }
  }

  /// Makes the source; all of them share the pictures.
  public init() {}

  /// The picture with a name that the pages use.
  public func image(named name: String) -> WebImage? { Self.images[name] }

  /// Nothing: the pages use no symbols.
  public func symbol(named name: String) -> WebImage? { nil }
}
