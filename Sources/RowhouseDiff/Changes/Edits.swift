// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The deletes, inserts, moves, and updates of a change, as positions.
///
/// `Position` is an `Int` for a list or for sections, and a `RowIndexPath` for the rows of a page.
public struct Edits<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The old positions of the deleted elements, in ascending order.
  public let deletes: [Position]
  /// The new positions of the inserted elements, in ascending order.
  public let inserts: [Position]
  /// The elements whose order among the others changed, in ascending order of new positions.
  ///
  /// An element that only shifts because elements before it are deleted or inserted does not count
  /// as a move.
  public let moves: [PositionPair<Position>]
  /// The matched elements with different content, in ascending order of new positions.
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

  /// True if there are deletes, inserts, or moves.
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
  /// The script, one edit per line: `-` for deletes, `+` for inserts, `>` for moves, and `~` for
  /// updates.
  public var description: String { lines().joined(separator: "\n") }

  /// Returns the lines of the script, with a prefix before each position.
  func lines(prefix: String = "") -> [String] {
    deletes.map { "- \(prefix)\($0)" } + inserts.map { "+ \(prefix)\($0)" }
      + moves.map { "> \(prefix)\($0)" } + updates.map { "~ \(prefix)\($0)" }
  }

  /// Returns the edits with the names of their elements, one per line.
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

  /// Creates a pair of an old and a new position.
  @inlinable
  public init(old: Position, new: Position) {
    self.old = old
    self.new = new
  }
}

extension PositionPair: Codable where Position: Codable {}

extension PositionPair: CustomStringConvertible {
  /// The two positions with an arrow between them, such as `3 → 0`.
  public var description: String { "\(old) → \(new)" }
}
