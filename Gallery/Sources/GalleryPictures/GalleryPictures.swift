// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseWeb

/// The pictures and symbols of the gallery's pages, drawn in one style as SVG files.
public struct GalleryPictures: WebImageSource {
  private static let images = PictureFiles.all.compactMapValues(image)
  private static let symbols = SymbolFiles.all.compactMapValues(image)

  private static func image(_ bytes: [UInt8]) -> WebImage? {
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

  /// Returns the symbol with a name, or `nil` if there is none.
  ///
  /// Symbols have the names of SF Symbols, so iOS shows its own.
  public func symbol(named name: String) -> WebImage? { Self.symbols[name] }
}
