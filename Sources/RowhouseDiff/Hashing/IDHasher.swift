// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A hasher for the ids of one diff, which uses their quick hash if they have one, or else
/// `Hasher`.
@usableFromInline
struct IDHasher<ID: Hashable> {
  @usableFromInline let seed: UInt64
  @usableFromInline let isQuick: Bool

  @inlinable
  init() {
    seed = QuickHash.seed
    // This is evaluated once per diff, because it is a lookup at run time for a type that does not
    // conform.
    isQuick = ID.self is any QuickHashable.Type
  }

  /// Returns a well-mixed hash of 31 bits, the width that a ``MatchCell`` stores.
  @inlinable @inline(__always)
  func hash(_ id: ID) -> UInt32 {
    let word: UInt64
    if ID.self == Int.self {
      word = UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self)))
    } else if isQuick {
      // Becomes a direct call in specialized code, where `ID` is known. The cast cannot fail,
      // because `isQuick` is true.
      // swift-format-ignore: NeverForceUnwrap
      word = (id as! any QuickHashable).quickHash(seed: seed)
    } else {
      word = UInt64(truncatingIfNeeded: id.hashValue)
    }
    let mixed = QuickHash.fold(word ^ seed, 0x9E37_79B9_7F4A_7C15 ^ seed)
    return UInt32(truncatingIfNeeded: mixed >> 33)
  }
}
