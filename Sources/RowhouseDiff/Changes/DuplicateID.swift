// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A position whose id also occurs at an earlier position of the same collection.
///
/// Duplicate ids never break a diff: the *n*-th occurrence of an id matches the *n*-th. They are
/// reported because they are nearly always a mistake in the data.
public struct DuplicateID<Position: Hashable & Sendable>: Hashable, Sendable {
  /// One of the two collections that were compared.
  public enum Side: String, Hashable, Sendable, Codable {
    /// The collection before the change.
    case old
    /// The collection after the change.
    case new
  }

  /// The collection in which the id repeats.
  public let side: Side
  /// The first position with the id.
  public let first: Position
  /// The later position with the same id.
  public let repeated: Position

  /// Creates a report of a repeated id.
  public init(side: Side, first: Position, repeated: Position) {
    self.side = side
    self.first = first
    self.repeated = repeated
  }
}

extension DuplicateID: Codable where Position: Codable {}

extension DuplicateID: CustomStringConvertible {
  /// A sentence that names both positions.
  public var description: String {
    "The \(side.rawValue) collection contains the same id at \(first) and at \(repeated)."
  }
}

extension DuplicateID where Position == Int {
  /// Returns a report for each position whose id also occurs earlier, in ascending order.
  ///
  /// - Complexity: O(*n*) expected. If `ids` is a collection that knows its count, such as an array, `Hasher`
  ///   hashes each id once.
  @inlinable
  public static func all<ID: Hashable>(_ ids: some Sequence<ID>, side: Side) -> [Self] {
    var firsts: [ID: Int] = Dictionary(minimumCapacity: ids.underestimatedCount)
    var duplicates: [Self] = []
    var position = 0
    for id in ids {
      // Finds or inserts the id, which is then hashed only once.
      let first = { (first: inout Int) in first }(&firsts[id, default: position])
      if first != position {
        duplicates.append(Self(side: side, first: first, repeated: position))
      }
      position += 1
    }
    return duplicates
  }
}
