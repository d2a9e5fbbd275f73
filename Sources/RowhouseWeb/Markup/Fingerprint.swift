// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What tells contents apart, but not against somebody who wants them to be mistaken.
package enum Fingerprint {
  /// The 64 bits of FNV-1a.
  ///
  /// - Parameter bytes: The contents.
  /// - Returns: The same number for the same bytes.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// A short text of hash and length.
  ///
  /// - Parameter bytes: The contents.
  /// - Returns: Letters and digits, and a hyphen.
  package static func text(_ bytes: [UInt8]) -> String {
    String(hash(bytes), radix: 36) + "-" + String(bytes.count, radix: 36)
  }
}
