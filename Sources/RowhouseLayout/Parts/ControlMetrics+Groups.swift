// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension ControlMetrics {
  /// The sizes of accessories.
  public struct Accessories: Hashable, Sendable {
    /// The size of a chevron.
    public var disclosure: Dimensions
    /// The size of a checkmark.
    public var checkmark: Dimensions
    /// The size of the detail button.
    public var detail: Dimensions
  }

  /// The sizes of spinners and progress bars.
  public struct Progress: Hashable, Sendable {
    /// The size of the spinner that shows work of unknown length.
    public var spinner: Dimensions
    /// The height of a progress bar, and its ideal width.
    public var bar: Dimensions
  }

  /// The sizes of badges.
  public struct Badge: Hashable, Sendable {
    /// The size of a badge without text, which is a dot.
    public var dot: Dimensions
    /// The minimum size of a badge with text.
    public var size: Dimensions
    /// The space at each side of a badge's text.
    public var inset: Double
  }

  /// The sizes of fields.
  public struct Field: Hashable, Sendable {
    /// The minimum size of a field; the width is also its ideal width.
    public var size: Dimensions
    /// The space around a field's text, which does not scale with the text size.
    public var inset: Dimensions
  }

  /// The sizes and the font of buttons.
  public struct Button: Hashable, Sendable {
    /// The minimum size of a button.
    public var size: Dimensions
    /// The space around a button's title.
    public var inset: Dimensions
    /// The font of a button's title.
    public var font: StyleFont
  }
}
