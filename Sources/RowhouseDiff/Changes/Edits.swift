// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Deletes, inserts, moves and updates, by position.
///
/// `Position` is an `Int` for a list or for sections, and a `RowIndexPath` for the rows of a page.
public struct Edits<Position: Hashable & Sendable>: Hashable, Sendable {
  /// Old positions of the deleted elements, ascending.
  public let deletes: [Position]
  /// New positions of the inserted elements, ascending.
  public let inserts: [Position]
  /// Elements whose order among the others changed, ascending by new position.
  ///
  /// An element that only shifts because of deletes or inserts before it does not move.
  public let moves: [PositionPair<Position>]
  /// Matched elements with different content, ascending by new position.
  public let updates: [PositionPair<Position>]

  @usableFromInline
  init(
    deletes: [Position] = [], inserts: [Position] = [], moves: [PositionPair<Position>] = [],
    updates: [PositionPair<Position>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// True if there are no edits.
  @inlinable public var isEmpty: Bool { !isStructural && updates.isEmpty }

  /// True if there are deletes, inserts or moves.
  @inlinable public var isStructural: Bool {
    !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty
  }

  /// The number of edits of all kinds.
  @inlinable public var count: Int {
    deletes.count + inserts.count + moves.count + updates.count
  }
}

extension Edits: Codable where Position: Codable {}

extension Edits: CustomStringConvertible {
  /// The script: one edit per line, `-` for deletes, `+` inserts, `>` moves, `~` updates.
  public var description: String { lines().joined(separator: "\n") }

  /// Returns the lines of the script, with a text before each position.
  func lines(prefix: String = "") -> [String] {
    deletes.map { "- \(prefix)\($0)" } + inserts.map { "+ \(prefix)\($0)" }
      + moves.map { "> \(prefix)\($0)" } + updates.map { "~ \(prefix)\($0)" }
  }

  /// Returns deletes, inserts, moves and updates with the names of their elements, one per line.
  ///
  /// `prefix` is the text before each position.
  public func script(
    prefix: String = "", old: (Position) -> String, new: (Position) -> String
  ) -> String {
    let lines =
      deletes.map { "- \(prefix)\($0)  \(old($0))" }
      + inserts.map { "+ \(prefix)\($0)  \(new($0))" }
      + moves.map { "> \(prefix)\($0)  \(new($0.new))" }
      + updates.map { "~ \(prefix)\($0)  \(new($0.new))" }
    return lines.joined(separator: "\n")
  }
}

/// The positions of an element before and after a change.
public struct PositionPair<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old collection.
  public let old: Position
  /// The position in the new collection.
  public let new: Position

  /// Pairs an old position with a new one.
  @inlinable
  public init(old: Position, new: Position) {
    self.old = old
    self.new = new
  }
}

extension PositionPair: Codable where Position: Codable {}

extension PositionPair: CustomStringConvertible {
  /// Both positions with an arrow between, as in `3 → 0`.
  public var description: String { "\(old) → \(new)" }
}
