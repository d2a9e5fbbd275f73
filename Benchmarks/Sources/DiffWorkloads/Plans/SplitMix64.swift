// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A small generator whose numbers are the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    defer { state &+= 0x9E37_79B9_7F4A_7C15 }
    return state.scrambled
  }
}
