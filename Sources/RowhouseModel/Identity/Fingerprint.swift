// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Hash values that distinguish contents.
///
/// The hash values are not secure: contents with equal hash values can be constructed.
package enum Fingerprint {
  /// Returns the 64-bit FNV-1a hash value of bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns a short text with the hash value and the length, as letters, digits, and a hyphen.
  package static func text(_ bytes: [UInt8]) -> String {
    String(hash(bytes), radix: 36) + "-" + String(bytes.count, radix: 36)
  }
}
