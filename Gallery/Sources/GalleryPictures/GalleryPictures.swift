// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseWeb

/// The pictures of the gallery's pages, drawn in one style as SVG files.
public struct GalleryPictures: WebImageSource {
  private static let images: [String: WebImage] = PictureFiles.all.compactMapValues { bytes in
    SVGSize.dimensions(of: bytes).map {
      WebImage(mediaType: "image/svg+xml", bytes: bytes, dimensions: $0)
    }
  }

  /// Creates the source.
  ///
  /// All sources share the pictures.
  public init() {}

  /// Returns the picture with a name, or `nil` if there is none.
  public func image(named name: String) -> WebImage? { Self.images[name] }

  /// Returns `nil`, because the pages use no symbols.
  public func symbol(named name: String) -> WebImage? { nil }
}
