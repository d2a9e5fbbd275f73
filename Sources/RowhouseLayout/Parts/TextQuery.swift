// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A text whose size is asked for.
public struct TextQuery: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Its font, in the reader's standard text size.
  public var font: StyleFont
  /// By how much the reader's text is larger than the standard.
  public var scale: Double
  /// The most lines it takes; nothing for as many as it needs.
  ///
  /// A text of one line shows its line breaks as blanks.
  public var lineLimit: Int?
  /// The width at which lines break, in points; infinity for only where the text says so.
  public var width: Double

  /// Describes a text whose size is asked for.
  public init(
    _ text: String, font: StyleFont, scale: Double = 1, lineLimit: Int? = nil,
    width: Double = .infinity
  ) {
    self.text = text
    self.font = font
    self.scale = scale
    self.lineLimit = lineLimit
    self.width = width
  }
}
