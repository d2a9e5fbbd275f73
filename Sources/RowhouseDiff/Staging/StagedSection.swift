// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of the page between two stages, by where its head and its rows come from.
public struct StagedSection: Hashable, Sendable {
  /// Where something in a page between two stages comes from.
  public enum Origin<Position: Hashable & Sendable>: Hashable, Sendable {
    /// From this position of the old page: a later stage deletes it.
    case old(Position)
    /// From this position of the new page.
    case new(Position)
  }

  /// Where the head comes from.
  public let origin: Origin<Int>
  /// Where each row comes from.
  public let rows: [Origin<RowPosition>]
}
