// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A picture.
public struct ImagePart: Hashable, Sendable {
  /// Which picture.
  public var source: ImageSource
  /// How large it is drawn.
  public var size: ImagePart.Size
  /// What it shows, for those who cannot see it; nothing for a decoration.
  public var label: String?

  /// How large a picture is drawn, in points.
  public enum Size: Hashable, Sendable {
    /// This large, whatever its own size. The picture is scaled to fill the box.
    case fixed(Dimensions)
    /// In its own size; scaled down, with its aspect kept, if it is taller than the limit.
    case natural(maximumHeight: Double)
  }

  /// Describes a picture.
  public init(_ source: ImageSource, size: ImagePart.Size, label: String? = nil) {
    self.source = source
    self.size = size
    self.label = label
  }
}
