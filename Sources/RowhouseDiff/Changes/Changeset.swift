// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What turns one collection into another, as a value made of positions.
///
/// A changeset is what a table wants to hear: which positions go, which come, which move and which
/// show other content. It holds no elements, so it is small, comparable, codable and free to cross
/// threads; ``Patch`` adds the elements where a change must stand on its own.
///
/// ```swift
/// let old = ["apple", "pear", "fig"]
/// let changes = Changeset(fromIDs: old, toIDs: ["fig", "apple", "plum"])
/// print(changes.deletes)  // [1]
/// print(changes.inserts)  // [2]
/// print(changes.moves)  // [2 → 0]
/// ```
///
/// ## Laws
///
/// For every `old` and `new` and `changes = Changeset(from: old, to: new)`:
/// - `changes.applying(to: old, contentFrom: new)` has the ids of `new`, in order, and takes from
///   `new` only inserted and updated elements.
/// - The *n*-th occurrence of an id in `old` matches the *n*-th in `new`. An element that has no
///   match is deleted or inserted.
/// - ``moves`` is as short as it can be: one moved element is one move.
/// - An element is in ``updates`` exactly if it has a match that is not equal to it, moved or not.
/// - ``isEmpty`` exactly if the two collections are equal element by element.
public struct Changeset: Hashable, Sendable {
  /// How many elements the old collection has.
  public let oldCount: Int
  /// How many elements the new collection has.
  public let newCount: Int
  /// What comes, goes, moves and changes.
  public let edits: Edits<Int>
  /// Ids that stand more than once in a collection.
  ///
  /// If an element comes or goes whose id stands more than once on a side, the list names every
  /// repeated id of both collections; otherwise it is empty. Ids that keep their number are not
  /// counted, because that would take a look at each; ``DuplicateID/all(_:side:)`` does it on
  /// request.
  public let duplicates: [DuplicateID<Int>]

  @usableFromInline
  init(oldCount: Int, newCount: Int, edits: Edits<Int>, duplicates: [DuplicateID<Int>]) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.edits = edits
    self.duplicates = duplicates
    assert(inconsistency == nil, "Rowhouse made a wrong changeset: \(inconsistency ?? "")")
  }
}

extension Changeset {
  /// Old positions of the elements that are gone, ascending.
  @inlinable
  public var deletes: [Int] { edits.deletes }

  /// New positions of the elements that are new, ascending.
  @inlinable
  public var inserts: [Int] { edits.inserts }

  /// Elements that leave their place among the others, ascending by new position.
  @inlinable
  public var moves: [PositionPair<Int>] { edits.moves }

  /// Elements that have the same id and other content, ascending by new position.
  @inlinable
  public var updates: [PositionPair<Int>] { edits.updates }

  /// Whether nothing changed.
  @inlinable
  public var isEmpty: Bool { edits.isEmpty }
}

extension Changeset: CustomStringConvertible {
  /// The counts and the script, one edit a line.
  public var description: String {
    (["\(oldCount) → \(newCount)"] + edits.lines).joined(separator: "\n")
  }
}
