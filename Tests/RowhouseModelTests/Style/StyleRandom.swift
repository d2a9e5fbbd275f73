// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A random generator with a seed that a failing test can name.
struct StyleRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// Overrides of any number of properties, each with one of 100 values.
  mutating func overrides() -> StyleOverrides {
    var overrides = StyleOverrides()
    let count = Int.random(in: 0...StyleProperty.all.count, using: &self)
    for property in StyleProperty.all.shuffled(using: &self).prefix(count) {
      property.set(&overrides, Int.random(in: 0..<100, using: &self))
    }
    return overrides
  }
}
