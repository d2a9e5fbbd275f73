// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What is known of one position, in four bytes: its partner on the other side, or, as long as it
/// has none, a note that the engine needs to find one.
///
/// | sign | meaning |
/// |---|---|
/// | not negative | matched: 29 bits of partner, one bit "moved", one bit "changed" |
/// | negative, while gathering | not matched: its 31-bit hash |
/// | negative, while old positions stand in the table | not matched: the next old position with the same id, or whether it is the last of several |
@frozen @usableFromInline
struct MatchCell {
  @usableFromInline var bits: Int32

  @inlinable @inline(__always)
  init(bits: Int32) { self.bits = bits }

  /// The most positions a side can have.
  @inlinable static var positionLimit: Int { 1 << 29 }

  @inlinable static var movedBit: Int32 { 1 << 29 }
  @inlinable static var changedBit: Int32 { 1 << 30 }

  @inlinable @inline(__always)
  static func matched(_ partner: Int, changed: Bool) -> Self {
    Self(bits: Int32(truncatingIfNeeded: partner) | (changed ? changedBit : 0))
  }

  /// Not matched, and its id not hashed yet.
  @inlinable static var open: Self { Self(bits: -1) }

  @inlinable @inline(__always)
  static func open(hash: UInt32) -> Self { Self(bits: ~Int32(bitPattern: hash)) }

  /// Not matched, and the only old position with its id.
  @inlinable static var single: Self { Self(bits: -1) }

  /// Not matched, and the last of several old positions with its id.
  @inlinable static var chainEnd: Self { Self(bits: .min) }

  @inlinable @inline(__always)
  static func chained(to next: Int) -> Self { Self(bits: -2 &- Int32(truncatingIfNeeded: next)) }

  @inlinable @inline(__always)
  var isMatched: Bool { bits >= 0 }

  @inlinable @inline(__always)
  var partner: Int { Int(bits & (Self.movedBit - 1)) }

  @inlinable @inline(__always)
  var isMoved: Bool { bits & Self.movedBit != 0 }

  @inlinable @inline(__always)
  var isChanged: Bool { bits & Self.changedBit != 0 }

  @inlinable @inline(__always)
  var hash: UInt32 { UInt32(bitPattern: ~bits) }

  @inlinable @inline(__always)
  var isSingle: Bool { bits == -1 }

  @inlinable @inline(__always)
  var next: Int? { bits == -1 || bits == .min ? nil : Int(-2 &- bits) }
}
