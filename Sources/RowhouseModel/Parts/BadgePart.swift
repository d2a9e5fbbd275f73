// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A badge that marks something new: short text in a capsule, or a dot.
public struct BadgePart: Hashable, Sendable {
  /// The text, such as a count, or an empty string, the default, for a dot.
  public var text: String
  /// The meaning, for users who cannot see the badge, or `nil` for its text.
  public var label: String?
  /// The color behind the text.
  public var color: StyleColor
  /// The color of the text.
  public var textColor: StyleColor
  /// The font of the text.
  public var font: StyleFont

  /// Creates a badge.
  public init(
    _ text: String = "", label: String? = nil, color: StyleColor = .badge,
    textColor: StyleColor = .badgeLabel, font: StyleFont = .system(size: 12, weight: .semibold)
  ) {
    self.text = text
    self.label = label
    self.color = color
    self.textColor = textColor
    self.font = font
  }
}
