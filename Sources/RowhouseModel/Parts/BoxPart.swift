// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A part with padding, a border, and a background around it.
///
///     ┌─ frame ──────────────────────┐
///     │ border, over the background  │
///     │   ┌─ padding ────────────┐   │
///     │   │ content              │   │
///     │   └──────────────────────┘   │
///     └──────────────────────────────┘
///
/// The modifiers of ``Part`` create boxes, each around the result of those before it:
/// `.padding(8).background(.tint).cornerRadius(4)`.
///
/// Any number is valid. Hosts treat lengths that are negative or not finite as 0, and ignore such
/// extents and ratios.
public struct BoxPart: Hashable, Sendable {
  /// The part in the box.
  public var content: Part
  /// The padding between the border and the content; none by default.
  public var padding = Insets()
  /// The width, including padding and border.
  ///
  /// Defaults to that of the content.
  public var width = Extent()
  /// The height, including padding and border.
  ///
  /// Defaults to that of the content.
  public var height = Extent()
  /// The width divided by the height, or `nil` for any.
  ///
  /// It determines the width of a box with a fixed height, otherwise the height. A box without a
  /// fixed extent is as wide as possible. Taller content overflows.
  public var aspectRatio: Double?
  /// The color behind content and padding; none by default.
  public var background: StyleColor?
  /// The line at the edge, inside the frame; none by default.
  public var border: Border?
  /// The radius of the corners, in points.
  ///
  /// The content is clipped at rounded corners. Defaults to 0.
  public var cornerRadius = 0.0
  /// The horizontal alignment of the content; from edge to edge by default.
  public var horizontalAlignment = StackPart.Alignment.fill
  /// The vertical alignment of the content; from edge to edge by default.
  public var verticalAlignment = StackPart.Alignment.fill
  /// The description for users who cannot see the box, or `nil` for that of the content.
  public var accessibility: PartAccessibility?

  /// Creates a box that shows only its content.
  public init(_ content: Part) { self.content = content }
}

extension BoxPart {
  /// The extent of a box in one direction, in points.
  public struct Extent: Hashable, Sendable {
    /// The exact extent, or `nil` for that of the content.
    public var fixed: Double?
    /// The minimum extent.
    public var minimum: Double?
    /// The maximum extent, unless the minimum is greater.
    public var maximum: Double?

    /// Creates an extent.
    public init(fixed: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
      self.fixed = fixed
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A line at the edge of a box.
  public struct Border: Hashable, Sendable {
    /// The thickness, in points.
    public var width: Double
    /// The color.
    public var color: StyleColor

    /// Creates a border.
    public init(width: Double = 1, color: StyleColor = .separator) {
      self.width = width
      self.color = color
    }
  }

  /// The padding at each of the four edges, in points.
  public struct Insets: Hashable, Sendable {
    /// The padding at the top.
    public var top: Double
    /// The padding at the edge where reading begins.
    public var leading: Double
    /// The padding at the bottom.
    public var bottom: Double
    /// The padding at the edge where reading ends.
    public var trailing: Double

    /// Creates padding for each edge, 0 by default.
    public init(
      top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// Creates equal padding for opposite edges.
    public init(horizontal: Double, vertical: Double) {
      self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
  }
}

/// The description of a part for users who cannot see it, in place of its content.
public enum PartAccessibility: Hashable, Sendable {
  /// Text that is read in place of the content, which must not contain controls.
  case label(String)
  /// A decoration, which is not read.
  case hidden
  /// Text that describes the controls of its row, like the text of ``RowElement/help(_:)`` and
  /// ``RowElement/error(_:)``.
  case description
}
