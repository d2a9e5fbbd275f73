// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where an element stood before a change and where it stands after it.
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
