// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a visiting card says, line by line.
///
///     ┌─────────────────────┐
///     │ name                │
///     │ line                │
///     │ line                │
///     └─────────────────────┘
///
public struct CardContent: RowContent {
  /// Who it is.
  public var name: String
  /// What else the card says.
  public var lines: [String]

  /// Describes a card.
  ///
  /// - Parameters:
  ///   - name: Who it is.
  ///   - lines: What else the card says.
  public init(name: String, lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// The name above the lines, which are as long as they are.
  public func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 4) {
      Part.text(name, font: style.titleFont, color: style.titleColor)
      for line in lines {
        Part.text(line, font: style.subtitleFont, color: style.subtitleColor)
      }
    }
  }
}
