// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A header or a row of a drawn page, with its marks.
public struct PageItem: Hashable, Sendable {
  /// True for the header of a section.
  public let isHead: Bool
  /// The position in the notation of the library's scripts: `0` for a section, or `0.3` for a row.
  public let position: String
  /// The text at the leading edge.
  public let title: String
  /// The text at the trailing edge.
  public let value: String
  /// The marks: at most one of deleted, inserted, and moved, then possibly changed.
  public let marks: [Mark]
  /// The other position of a move, with an arrow, or an empty string.
  public let journey: String
}

extension PageItem {
  /// The ink of the title.
  var titleInk: Ink { marks.first?.ink ?? (isHead ? .strong : .plain) }

  /// The ink of the value.
  var valueInk: Ink { marks.last?.ink ?? .plain }

  /// The signs of the marks.
  var signs: [Span] { marks.map { Span(String($0.rawValue), $0.ink) } }
}
