// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A head or a row as it stands in a drawn page, with what happens to it.
public struct PageItem: Hashable, Sendable {
  /// Whether it is the head of a section.
  public let isHead: Bool
  /// The position, as the library's scripts write it: `0` for a section, `0.3` for a row.
  public let position: String
  /// The text at its beginning.
  public let title: String
  /// The text at its end.
  public let value: String
  /// What happens to it: at most one of deleted, inserted and moved, then perhaps changed.
  public let marks: [Mark]
  /// If it moves, where to or where from, with an arrow.
  public let journey: String
}

extension PageItem {
  /// What the title is written in.
  var titleInk: Ink { marks.first?.ink ?? (isHead ? .strong : .plain) }

  /// What the value is written in.
  var valueInk: Ink { marks.last?.ink ?? .plain }

  /// The signs of the marks.
  var signs: [Span] { marks.map { Span(String($0.rawValue), $0.ink) } }
}
