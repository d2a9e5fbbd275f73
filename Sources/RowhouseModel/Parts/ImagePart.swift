// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An image.
public struct ImagePart: Hashable, Sendable {
  /// The image to show.
  public var source: ImageSource
  /// The size at which it is drawn.
  public var size: Size
  /// The description for users who cannot see it, or `nil` for a decoration.
  public var label: String?
  /// The fit of the image in a box with a different shape.
  public var fit: Fit
  /// The shape of its corners.
  public var shape: Shape
  /// The color of the box while it has no image, or `nil` for none.
  public var placeholder: StyleColor?
  /// The color of the tile behind the image, or `nil` for none.
  ///
  /// The tile has the size and the shape of the part. The image is in its middle, scaled to fit
  /// into two thirds of the tile's width and height. A symbol has the color of
  /// ``Theme/symbolColor(onTile:)``; any other image keeps its colors.
  public var tile: StyleColor?

  /// The size at which an image is drawn, in points.
  public enum Size: Hashable, Sendable {
    /// This size, regardless of the image's own size.
    case fixed(Dimensions)
    /// The image's own size, scaled down proportionally if it is taller than the limit.
    case natural(maximumHeight: Double)
    /// The size of the part around it, such as a box with a frame. Without such a part, the image
    /// takes no space.
    case filling
  }

  /// The fit of an image in a box with a different shape.
  public enum Fit: Hashable, Sendable, CaseIterable {
    /// The image is scaled to the box, without keeping its aspect ratio.
    case stretch
    /// The image is as large as possible with all of it visible.
    case fit
    /// The image is as small as possible with the box filled; the rest is cut off.
    case fill
  }

  /// The shape of the corners of an image.
  public enum Shape: Hashable, Sendable {
    /// Sharp corners.
    case rectangle
    /// Rounded corners with this radius in points.
    case rounded(Double)
    /// A circle, or an ellipse if the box is not square.
    case circle
  }

  /// Creates an image.
  public init(
    _ source: ImageSource, size: Size, label: String? = nil, fit: Fit = .stretch,
    shape: Shape = .rectangle, placeholder: StyleColor? = nil, tile: StyleColor? = nil
  ) {
    self.source = source
    self.size = size
    self.label = label
    self.fit = fit
    self.shape = shape
    self.placeholder = placeholder
    self.tile = tile
  }
}

extension ImagePart {
  /// The fraction of a tile's width and height that its image fills.
  package static let shareOfTile = 2.0 / 3

  /// The radius of the corners of a row's tile, as a fraction of the tile's shorter side.
  ///
  /// A tile of 29 points, as in the settings of iOS, has a radius of 6.8.
  static let cornerShare = 7.0 / 30
}

/// The source of an image, which the host finds and loads.
public enum ImageSource: Hashable, Sendable {
  /// An image of the application, by name: by default, an asset on iOS; on other hosts, the image
  /// that the application provides.
  case named(String)
  /// A symbol from the host's own set, by name: by default, SF Symbols on iOS, and the icon theme on
  /// the desktop.
  ///
  /// A server has no symbols unless its source of images returns them. Names differ among hosts, so
  /// a page for several hosts needs a mapping in the options of the other hosts.
  case symbol(String)
  /// An image at an address.
  ///
  /// iOS and browsers load the image. Pages of `RowhouseHummingbird` show only addresses that begin
  /// with `https`, and paths of the server. The desktop loads the image only with the `remote`
  /// closure of its `PageImages`.
  case remote(String)
  /// The bytes of an image, such as a picture that the user has chosen.
  case data(PictureData)
  /// An image in memory, which only the host that created it can show.
  case held(HeldImage)

  /// The name or the address, or `image` for an image that has neither.
  public var name: String {
    switch self {
    case .named(let name), .symbol(let name), .remote(let name): name
    case .data, .held: "image"
    }
  }
}
