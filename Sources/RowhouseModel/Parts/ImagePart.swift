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
  /// How the picture goes into a box of another shape.
  public var fit: ImagePart.Fit
  /// What its corners look like.
  public var shape: ImagePart.Shape
  /// The colour of the box while there is no picture in it; nothing for none.
  public var placeholder: StyleColor?

  /// How large a picture is drawn, in points.
  public enum Size: Hashable, Sendable {
    /// This large, whatever its own size.
    case fixed(Dimensions)
    /// In its own size; scaled down, with its aspect kept, if it is taller than the limit.
    case natural(maximumHeight: Double)
    /// As large as what it stands in, such as a box with a frame. By itself it asks for no room.
    case filling
  }

  /// How a picture goes into a box of another shape.
  public enum Fit: Hashable, Sendable, CaseIterable {
    /// Scaled to the box, its aspect not kept.
    case stretch
    /// As large as it can be with all of it to be seen.
    case fit
    /// As small as it can be with the box filled; what sticks out is cut.
    case fill
  }

  /// What the corners of a picture look like.
  public enum Shape: Hashable, Sendable {
    /// As they are.
    case rectangle
    /// Rounded, with this radius in points.
    case rounded(Double)
    /// A circle, or an ellipse if the box is no square.
    case circle
  }

  /// Describes a picture.
  ///
  /// - Parameters:
  ///   - source: Which picture.
  ///   - size: How large it is drawn.
  ///   - label: What it shows, for those who cannot see it; a decoration, unless given.
  ///   - fit: How it goes into a box of another shape; stretched, unless given.
  ///   - shape: What its corners look like; as they are, unless given.
  ///   - placeholder: The colour of the box while there is no picture in it; none, unless given.
  public init(
    _ source: ImageSource,
    size: ImagePart.Size,
    label: String? = nil,
    fit: ImagePart.Fit = .stretch,
    shape: ImagePart.Shape = .rectangle,
    placeholder: StyleColor? = nil
  ) {
    self.source = source
    self.size = size
    self.label = label
    self.fit = fit
    self.shape = shape
    self.placeholder = placeholder
  }
}
