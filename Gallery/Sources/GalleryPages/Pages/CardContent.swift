// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The lines of a business card.
///
///     ┌─────────────────────┐
///     │ name                │
///     │ line                │
///     │ line                │
///     └─────────────────────┘
///
public struct CardContent: RowContent {
  /// The name of the person.
  public var name: String
  /// The other lines of the card.
  public var lines: [String]

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - name: The name of the person.
  ///   - lines: The other lines of the card.
  public init(name: String, lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// Returns the name above the lines, which are not shortened.
  public func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 4) {
      Part.text(name, font: style.titleFont, color: style.titleColor)
      for line in lines {
        Part.text(line, font: style.subtitleFont, color: style.subtitleColor)
      }
    }
  }
}
