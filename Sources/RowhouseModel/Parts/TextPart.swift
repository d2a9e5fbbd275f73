// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A run of text.
public struct TextPart: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Its font.
  public var font: StyleFont
  /// Its colour.
  public var color: StyleColor
  /// The most lines it takes; nothing for as many as it needs.
  ///
  /// What is left over is cut with an ellipsis.
  public var lineLimit: Int?
  /// The most points it is wide; nothing for as many as there are.
  public var widthLimit: Double?
  /// How its lines stand when it is wider than they are.
  public var alignment: TextPart.Alignment

  /// How lines of text stand in their box.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
  }

  /// Describes a run of text.
  public init(
    _ text: String,
    font: StyleFont = .system(size: 15),
    color: StyleColor = .label,
    lineLimit: Int? = nil,
    widthLimit: Double? = nil,
    alignment: TextPart.Alignment = .leading
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
    self.widthLimit = widthLimit
    self.alignment = alignment
  }
}
