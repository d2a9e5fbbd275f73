// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A position whose id an earlier position of the same collection has already.
///
/// Duplicate ids never break a diff: the *n*-th occurrence of an id matches the *n*-th. They are
/// reported because they are nearly always a mistake in the data, and because edits of such rows
/// may look odd.
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

  /// Names a repeated id by where it stands.
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
    "The \(side.rawValue) side has one id twice, at \(first) and at \(repeated)."
  }
}
