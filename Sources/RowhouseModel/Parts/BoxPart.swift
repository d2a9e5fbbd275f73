// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Room around a part, and what is drawn in it.
///
///     ┌─ frame ──────────────────────┐
///     │ border, over the background  │
///     │   ┌─ padding ────────────┐   │
///     │   │ content              │   │
///     │   └──────────────────────┘   │
///     └──────────────────────────────┘
///
/// The modifiers of ``Part`` make it: `.padding(8).background(.tint).cornerRadius(4)`. Each one
/// goes around what stood before it.
///
/// Any number may stand in it. Whoever draws takes a length that is negative or not finite for 0, and an
/// extent or an aspect ratio that is no such number for none.
public struct BoxPart: Hashable, Sendable {
  /// What stands in it.
  public var content: Part
  /// Room between the border and the content; none by default.
  public var padding = BoxPart.Edges()
  /// How wide it is, padding and border included; as wide as its content by default.
  public var width = BoxPart.Extent()
  /// How tall it is, padding and border included; as tall as its content by default.
  public var height = BoxPart.Extent()
  /// Its width divided by its height.
  ///
  /// With a fixed height it gives the width. Else it gives the height, and a box without a fixed
  /// width is as wide as it can be. Content that is taller sticks out.
  public var aspectRatio: Double?
  /// The colour behind content and padding; none by default.
  public var background: StyleColor?
  /// The line at its edge, inside the frame; none by default.
  public var border: BoxPart.Border?
  /// How round its corners are, in points; 0 by default.
  ///
  /// What sticks out of round corners is cut.
  public var cornerRadius = 0.0
  /// Where the content stands from side to side; from edge to edge by default.
  public var horizontalAlignment = StackPart.Alignment.fill
  /// Where the content stands from top to bottom; from edge to edge by default.
  public var verticalAlignment = StackPart.Alignment.fill
  /// What it is to those who cannot see it; what its content is, by default.
  public var accessibility: PartAccessibility?

  /// Describes a box that is nothing but its content.
  public init(_ content: Part) { self.content = content }
}

extension BoxPart {
  /// How far a box reaches in one direction, in points.
  public struct Extent: Hashable, Sendable {
    /// Always this far; nothing for as far as the content does.
    public var fixed: Double?
    /// At least this far.
    public var minimum: Double?
    /// At most this far; more than the minimum, which wins over it.
    public var maximum: Double?

    /// Describes an extent.
    public init(fixed: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
      self.fixed = fixed
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A line at the edge of a box.
  public struct Border: Hashable, Sendable {
    /// How thick it is, in points.
    public var width: Double
    /// Its colour.
    public var color: StyleColor

    /// Describes a border.
    public init(width: Double = 1, color: StyleColor = .separator) {
      self.width = width
      self.color = color
    }
  }
}
