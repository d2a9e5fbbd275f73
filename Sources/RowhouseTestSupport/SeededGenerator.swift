// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A random number generator that returns the same numbers for the same seed, so that a failing
/// test can be repeated.
///
/// The algorithm is SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Creates a generator from a seed.
  @inlinable
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// Returns a number from 0 up to, but not including, a limit.
  ///
  /// - Parameter limit: The number of values to choose from. It must be greater than 0.
  /// - Returns: Each value with the same probability, up to a bias of less than `limit` in 2⁶⁴.
  @inlinable
  public mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Returns true with a probability of 1 in `times`.
  @inlinable
  public mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
