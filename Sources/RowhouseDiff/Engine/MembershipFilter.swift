// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A blocked Bloom filter: a set of hashes with false positives but no false negatives.
///
/// Each hash sets two bits of one 64-bit word, so that a lookup is one load. With sixteen bits of
/// space per hash, about one answer in fifty is a false positive.
@usableFromInline
struct MembershipFilter: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int

  /// Creates a filter for a number of hashes.
  @inlinable
  init(capacity: Int) {
    var count = 8
    while count < capacity >> 2 { count <<= 1 }
    mask = count &- 1
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  @inlinable
  deinit { words.deallocate() }

  @inlinable @inline(__always)
  static func bits(_ hash: UInt32) -> UInt64 {
    1 << UInt64(hash >> 25) | 1 << UInt64(hash >> 19 & 63)
  }

  @inlinable @inline(__always)
  func insert(_ hash: UInt32) {
    words[Int(hash) & mask] |= Self.bits(hash)
  }

  @inlinable @inline(__always)
  func mayContain(_ hash: UInt32) -> Bool {
    let bits = Self.bits(hash)
    return words[Int(hash) & mask] & bits == bits
  }
}
