// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where in a builder something stands: the steps that lead to it, from the inside out.
///
/// The steps are mixed into 64 bits. Two places of a page of 10,000 rows meet once in 10¹¹ pages,
/// and two rows that meet are told apart by their occurrence like any two with one id. The mixing
/// has no seed, so a place is the same in each run of a program.
@usableFromInline
package struct Place: Hashable, Sendable {
  @usableFromInline package var hash: UInt64

  @inlinable
  init() { hash = 0x2545_F491_4F6C_DD1D }

  /// Whether no step leads here yet.
  @inlinable var isStart: Bool { self == Place() }

  /// Prepends a step.
  @inlinable
  mutating func nest(in step: Step) {
    var mixed = hash ^ step.code
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    hash = mixed ^ mixed >> 32
  }
}

extension Place {
  /// One step on the way to a place.
  @usableFromInline
  struct Step: Sendable {
    @usableFromInline let code: UInt64

    @inlinable
    init(code: UInt64) { self.code = code }

    /// The statement of this number, counted from 0.
    @inlinable
    static func statement(_ number: Int) -> Self {
      Self(code: 1 << 56 | UInt64(truncatingIfNeeded: number))
    }

    /// The branch of an `if` or `switch` that was taken.
    @inlinable
    static func branch(_ number: Int) -> Self {
      Self(code: 2 << 56 | UInt64(truncatingIfNeeded: number))
    }

    /// The turn of a loop, counted from 0.
    @inlinable
    static func turn(_ number: Int) -> Self {
      Self(code: 3 << 56 | UInt64(truncatingIfNeeded: number))
    }
  }
}

extension Place: CustomStringConvertible {
  @usableFromInline package var description: String { String(hash, radix: 36) }
}
