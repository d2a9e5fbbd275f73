// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension UInt64 {
  /// The finalizer of SplitMix64: a bijection, so that different numbers stay different.
  var scrambled: UInt64 {
    var word = self &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
