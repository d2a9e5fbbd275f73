// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A run of text.
public struct TextPart: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Its font.
  public var font: StyleFont
  /// Its color.
  public var color: StyleColor
  /// The maximum number of lines, the last of which ends with an ellipsis, or `nil` for no limit.
  public var lineLimit: Int?
  /// The maximum width in points, or `nil` for no limit.
  public var widthLimit: Double?
  /// The alignment of its lines in a wider box.
  public var alignment: Alignment

  /// The alignment of lines of text in their box.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
  }

  /// Creates a run of text.
  public init(
    _ text: String, font: StyleFont = .system(size: 15), color: StyleColor = .label,
    lineLimit: Int? = nil, widthLimit: Double? = nil, alignment: Alignment = .leading
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
    self.widthLimit = widthLimit
    self.alignment = alignment
  }
}

extension TextPart {
  /// The maximum number of lines, or `nil` if there is none or it is not positive.
  @inlinable package var drawableLimit: Int? { lineLimit.flatMap { $0 > 0 ? $0 : nil } }
}
