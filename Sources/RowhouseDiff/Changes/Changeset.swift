// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The difference between two collections, as positions.
///
/// A changeset lists the positions at which a table deletes, inserts, moves, and updates elements.
/// It contains no elements, so it is small, `Hashable`, `Codable`, and `Sendable`. To apply a
/// change where the new collection is not available, use ``Patch``, which also contains the
/// elements.
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
/// - `changes.applying(to: old, contentFrom: new)` contains the ids of `new`, in order, and takes
///   only inserted and updated elements from `new`.
/// - The *n*-th occurrence of an id in `old` matches the *n*-th in `new`. An element without a
///   match is deleted or inserted.
/// - ``moves`` is as short as possible: one moved element is one move.
/// - ``updates`` contains each element that is not equal to its match, moved or not.
/// - ``isEmpty`` is true if and only if the two collections are equal element by element.
public struct Changeset: Hashable, Sendable {
  /// The number of elements in the old collection.
  public let oldCount: Int
  /// The number of elements in the new collection.
  public let newCount: Int
  /// The deletes, inserts, moves, and updates.
  public let edits: Edits<Int>
  /// The repeated ids.
  ///
  /// If an inserted or deleted element has a repeated id, the list contains every repeated id of
  /// both collections; otherwise it is empty. To find all repeated ids, call
  /// ``DuplicateID/all(_:side:)``.
  public let duplicates: [DuplicateID<Int>]

  @usableFromInline
  init(oldCount: Int, newCount: Int, edits: Edits<Int>, duplicates: [DuplicateID<Int>]) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.edits = edits
    self.duplicates = duplicates
    assert(inconsistency == nil, "Rowhouse created a wrong changeset: \(inconsistency ?? "")")
  }
}

extension Changeset {
  /// The old positions of the deleted elements, in ascending order.
  @inlinable public var deletes: [Int] { edits.deletes }
  /// The new positions of the inserted elements, in ascending order.
  @inlinable public var inserts: [Int] { edits.inserts }
  /// The elements whose order among the others changed, in ascending order of new positions.
  @inlinable public var moves: [PositionPair<Int>] { edits.moves }
  /// The matched elements with different content, in ascending order of new positions.
  @inlinable public var updates: [PositionPair<Int>] { edits.updates }
  /// True if the two collections are equal.
  @inlinable public var isEmpty: Bool { edits.isEmpty }
}

extension Changeset: CustomStringConvertible {
  /// The counts and the script, one edit per line.
  public var description: String {
    (["\(oldCount) → \(newCount)"] + edits.lines()).joined(separator: "\n")
  }
}

extension Changeset: Codable {
  /// Decodes a changeset, or throws `DecodingError.dataCorrupted` with the first invalid position.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    oldCount = try container.decode(Int.self, forKey: .oldCount)
    newCount = try container.decode(Int.self, forKey: .newCount)
    edits = try container.decode(Edits<Int>.self, forKey: .edits)
    duplicates = try container.decode([DuplicateID<Int>].self, forKey: .duplicates)
    let limit = MatchCell.positionLimit
    guard oldCount <= limit, newCount <= limit else {
      let most = max(oldCount, newCount)
      throw decoder.corrupted("A changeset of \(most) elements is over \(limit).")
    }
    if let inconsistency {
      throw decoder.corrupted("The edits contradict each other: \(inconsistency).")
    }
  }
}

extension Decoder {
  func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: description))
  }
}

extension Changeset {
  /// Returns the edits with the elements that they affect, one per line, for logs and messages.
  ///
  /// ```
  /// - 1  pear
  /// + 2  plum
  /// > 2 → 0  fig
  /// ```
  ///
  /// Deletes (`-`), inserts (`+`), moves (`>`), and updates (`~`) appear in this order. A label
  /// defaults to the description of the element.
  ///
  /// - Precondition: The collections have ``oldCount`` and ``newCount`` elements.
  public func script<Element>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    label: (Element) -> String = { "\($0)" }
  ) -> String {
    let old = ContiguousArray(old)
    let new = ContiguousArray(new)
    precondition(
      old.count == oldCount && new.count == newCount,
      "A changeset \(oldCount) → \(newCount) cannot name \(old.count) → \(new.count) elements")
    return edits.script(old: { label(old[$0]) }, new: { label(new[$0]) })
  }
}
