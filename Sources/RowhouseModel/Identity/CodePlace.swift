// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The place of a row or section in a builder: the steps around it, from the inside out.
///
/// The steps are mixed into 64 bits without a seed, so a place is the same in each run. Two places
/// of a page of 10,000 rows collide once in 10¹¹ pages; the rows are then distinguished by
/// occurrence.
@usableFromInline
package struct CodePlace: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline package var hash: UInt64

  @inlinable
  init() { hash = 0x2545_F491_4F6C_DD1D }

  /// True if the place has no steps yet.
  @inlinable var isStart: Bool { self == CodePlace() }

  @usableFromInline package var description: String { String(hash, radix: 36) }

  /// Prepends a step.
  @inlinable
  mutating func nest(in step: Step) {
    var mixed = hash ^ step.code
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    hash = mixed ^ mixed >> 32
  }
}

extension CodePlace {
  /// A step on the way to a place.
  @usableFromInline
  struct Step: Sendable {
    @usableFromInline let code: UInt64

    @inlinable
    init(_ kind: UInt64, _ number: Int) { code = kind << 56 | UInt64(truncatingIfNeeded: number) }

    /// Returns the step for a statement, counted from 0.
    @inlinable
    static func statement(_ number: Int) -> Self { Self(1, number) }

    /// Returns the step for the branch of an `if` or `switch` that was taken.
    @inlinable
    static func branch(_ number: Int) -> Self { Self(2, number) }

    /// Returns the step for an iteration of a loop, counted from 0.
    @inlinable
    static func iteration(_ number: Int) -> Self { Self(3, number) }
  }
}

/// A row or section, whose id may be its place.
@usableFromInline
protocol CodePlaceIdentified {
  var id: ItemID { get set }
}

extension CodePlaceIdentified {
  /// Sets the place of an item to its position if the item has neither a place nor an id.
  @inlinable
  mutating func setPlace(to position: Int) {
    if case .codePlace(let place) = id.key, place.isStart { nest(in: .iteration(position)) }
  }

  /// Prepends a step to the place of an item without an explicit id.
  @inlinable
  mutating func nest(in step: CodePlace.Step) { id.nest(in: step) }
}
