// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A sign that something is new: a short text in a capsule, or a dot.
public struct BadgePart: Hashable, Sendable {
  /// What it says, such as a count; nothing for a dot.
  public var text: String
  /// What it means, for those who cannot see it; nothing if its text says it all.
  public var label: String?
  /// The colour behind the text.
  public var color: StyleColor
  /// The colour of the text.
  public var textColor: StyleColor
  /// The font of the text.
  public var font: StyleFont

  /// Describes a badge.
  ///
  /// - Parameters:
  ///   - text: What it says; a dot, unless given.
  ///   - label: What it means, for those who cannot see it; what it says, unless given.
  ///   - color: The colour behind the text; that of badges, unless given.
  ///   - textColor: The colour of the text; that of texts of badges, unless given.
  ///   - font: The font of the text; the system's at 12 points, semibold, unless given.
  public init(
    _ text: String = "",
    label: String? = nil,
    color: StyleColor = .badge,
    textColor: StyleColor = .badgeLabel,
    font: StyleFont = .system(size: 12, weight: .semibold)
  ) {
    self.text = text
    self.label = label
    self.color = color
    self.textColor = textColor
    self.font = font
  }
}
