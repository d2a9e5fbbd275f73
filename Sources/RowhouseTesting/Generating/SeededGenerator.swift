// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A source of chance that gives the same numbers for the same seed, so that a failing test can be
/// run again (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// A generator that starts from a seed.
  @inlinable
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// A number from 0 up to, and without, a limit.
  ///
  /// - Parameter limit: How many numbers there are to choose from; more than 0.
  /// - Returns: Each as likely as the others, but for a part too small to matter.
  @inlinable
  public mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Whether something happens that happens once in so many times.
  @inlinable
  public mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
