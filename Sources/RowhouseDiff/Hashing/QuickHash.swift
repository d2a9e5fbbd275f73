// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Functions that compute cheap hashes.
///
/// Each function combines the halves of one 64-by-64-bit multiplication, as wyhash and MUM do,
/// which takes about one nanosecond per word.
public enum QuickHash {
  /// A number that differs in each process, so that outsiders cannot choose ids that collide.
  ///
  /// It is read once per diff and passed on, because an access takes about 20 instructions on Linux.
  @usableFromInline package static let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// Returns one hash of two words, which depends on their order and on a seed.
  @inlinable
  public static func combining(_ first: UInt64, _ second: UInt64, seed: UInt64 = 0) -> UInt64 {
    // The words are added to the product, which is 0 if one factor is.
    fold(first ^ 0x9E37_79B9_7F4A_7C15 ^ seed, second ^ 0xD1B5_4A32_D192_ED03 ^ seed)
      ^ first ^ second
  }

  /// Returns one hash of two values, each hashed with a seed.
  @inlinable
  public static func combining(
    _ first: some QuickHashable, _ second: some QuickHashable, seed: UInt64 = 0
  ) -> UInt64 {
    combining(first.quickHash(seed: seed), second.quickHash(seed: seed), seed: seed)
  }

  @inlinable @inline(__always)
  static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }

  /// Returns a hash of ASCII bytes, or `nil` if a byte is not ASCII.
  @inlinable
  static func ascii(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64? {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    // Spreads the length over the word, so that differences in length and first letter do not
    // cancel out.
    var hash = UInt64(truncatingIfNeeded: count) &* 0xA076_1D64_78BD_642F ^ seed
    var seen: UInt64 = 0
    var offset = 0
    while count &- offset >= 8 {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      seen |= word
      hash = fold(hash ^ word, 0xE703_7ED1_A0B4_28DB)
      offset &+= 8
    }
    var tail: UInt64 = 0
    if offset < count, count >= 8 {
      // The last eight bytes, some of which have been read already: faster than one byte at a time.
      tail = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      offset = count
    }
    while offset < count {
      tail = tail << 8 | UInt64(truncatingIfNeeded: raw[offset])
      offset &+= 1
    }
    seen |= tail
    guard seen & 0x8080_8080_8080_8080 == 0 else { return nil }
    return fold(hash ^ tail, 0x8EBC_6AF0_9C88_C6E3)
  }
}
