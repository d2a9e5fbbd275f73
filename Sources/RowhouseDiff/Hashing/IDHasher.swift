// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Hashes the ids of one diff: cheaply where the id knows how, with `Hasher` where not.
@usableFromInline
struct IDHasher<ID: Hashable> {
  @usableFromInline let seed: UInt64
  @usableFromInline let isQuick: Bool

  @inlinable
  init() {
    // `Hasher` is seeded anew in each process, so nobody outside can prepare ids that collide.
    seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1
    // Asked once a diff: for a type that does not conform the answer takes a look-up at run time.
    isQuick = ID.self is any QuickHashable.Type
  }

  /// A well-mixed hash of 31 bits, the width that a ``MatchCell`` keeps.
  @inlinable @inline(__always)
  func hash(_ id: ID) -> UInt32 {
    let word: UInt64
    if ID.self == Int.self {
      word = UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self)))
    } else if isQuick {
      // Folds to a direct call wherever `ID` is known, which is wherever this is specialised; and
      // cannot fail, because `isQuick` has asked.
      // swift-format-ignore: NeverForceUnwrap
      word = (id as! any QuickHashable).quickHash
    } else {
      word = UInt64(truncatingIfNeeded: id.hashValue)
    }
    let mixed = QuickHash.fold(word ^ seed, 0x9E37_79B9_7F4A_7C15 ^ seed)
    return UInt32(truncatingIfNeeded: mixed >> 33)
  }
}
