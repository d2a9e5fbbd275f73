// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Deletes, inserts, moves and updates, by position.
///
/// `Position` is an `Int` for a list or for sections, and a ``RowPosition`` for the rows of a page.
public struct Edits<Position: Hashable & Sendable>: Hashable, Sendable {
  /// Old positions of what is gone, ascending.
  public let deletes: [Position]
  /// New positions of what is new, ascending.
  public let inserts: [Position]
  /// What leaves its place among the others, ascending by new position.
  ///
  /// Positions that only shift because something before them came or went are no moves.
  public let moves: [PositionPair<Position>]
  /// What has the same id and other content, ascending by new position.
  public let updates: [PositionPair<Position>]

  @usableFromInline
  init(
    deletes: [Position] = [],
    inserts: [Position] = [],
    moves: [PositionPair<Position>] = [],
    updates: [PositionPair<Position>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }
}

extension Edits {
  /// Whether nothing changed.
  @inlinable
  public var isEmpty: Bool { !isStructural && updates.isEmpty }

  /// Whether any position comes, goes or moves.
  @inlinable
  public var isStructural: Bool { !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty }

  /// How many edits there are, of all kinds together.
  @inlinable
  public var count: Int { deletes.count + inserts.count + moves.count + updates.count }
}

extension Edits: Codable where Position: Codable {}

extension Edits: CustomStringConvertible {
  /// The script: one edit a line, `-` for deletes, `+` inserts, `>` moves, `~` updates.
  public var description: String { lines.joined(separator: "\n") }

  var lines: [String] {
    deletes.map { "- \($0)" } + inserts.map { "+ \($0)" }
      + moves.map { "> \($0)" } + updates.map { "~ \($0)" }
  }
}
