// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The cells of the positions of two collections while a diff matches them.
@usableFromInline
final class MatchCells {
  /// The cells of the old positions, deallocated by ``dropOld()``.
  @usableFromInline let old: UnsafeMutableBufferPointer<MatchCell>
  @usableFromInline let new: UnsafeMutableBufferPointer<MatchCell>
  @usableFromInline var holdsOld = true

  @inlinable
  init(oldCount: Int, newCount: Int) {
    old = .allocate(capacity: oldCount)
    new = .allocate(capacity: newCount)
    old.initialize(repeating: .open)
    new.initialize(repeating: .open)
  }

  @inlinable
  deinit {
    if holdsOld { old.deallocate() }
    new.deallocate()
  }

  /// Deallocates the cells of the old side when only the new side is still needed.
  @usableFromInline
  func dropOld() {
    precondition(holdsOld, "Rowhouse deallocated the old cells of a section twice")
    holdsOld = false
    old.deallocate()
  }

  @inlinable @inline(__always)
  func match(_ oldPosition: Int, _ newPosition: Int, changed: Bool) {
    old[oldPosition] = .matched(newPosition, changed: changed)
    new[newPosition] = .matched(oldPosition, changed: changed)
  }

  @inlinable @inline(__always)
  func open(_ oldPosition: Int, _ newPosition: Int, hash: UInt32) {
    old[oldPosition] = .open(hash: hash)
    new[newPosition] = .open(hash: hash)
  }
}

/// The state of one position, in four bytes: its partner, or a value that helps find it.
///
/// | sign | meaning |
/// |---|---|
/// | not negative | matched: 29 bits of partner, one bit "moved", one bit "changed" |
/// | negative, while gathering | not matched: its 31-bit hash |
/// | negative, while old positions are in the table | not matched: the next old position with the same id, or a mark for the only or the last one |
@frozen @usableFromInline
struct MatchCell {
  @usableFromInline var bits: Int32

  @inlinable @inline(__always)
  init(bits: Int32) { self.bits = bits }

  @inlinable static var positionLimit: Int { 1 << 29 }

  @inlinable static var movedBit: Int32 { 1 << 29 }
  @inlinable static var changedBit: Int32 { 1 << 30 }

  @inlinable @inline(__always)
  static func matched(_ partner: Int, changed: Bool) -> Self {
    Self(bits: Int32(truncatingIfNeeded: partner) | (changed ? changedBit : 0))
  }

  /// A position without a partner whose id is not hashed yet.
  @inlinable static var open: Self { Self(bits: -1) }

  @inlinable @inline(__always)
  static func open(hash: UInt32) -> Self { Self(bits: ~Int32(bitPattern: hash)) }

  /// A position without a partner, and the only old position with its id.
  @inlinable static var single: Self { Self(bits: -1) }

  /// A position without a partner, and the last of several old positions with its id.
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

/// The number of edits of each kind, used to allocate each list once.
@usableFromInline
struct EditCounts {
  @usableFromInline var deletes = 0
  @usableFromInline var inserts = 0
  @usableFromInline var moves = 0
  @usableFromInline var updates = 0

  @usableFromInline
  init(_ cells: MatchCells) {
    // Counts in 32 bits and without branches, so that the compiler uses vector instructions.
    var matches: Int32 = 0
    var moves: Int32 = 0
    var updates: Int32 = 0
    for cell in cells.new {
      let isMatched = ~(cell.bits >> 31)
      matches &-= isMatched
      moves &+= isMatched & (cell.bits >> 29) & 1
      updates &+= isMatched & (cell.bits >> 30) & 1
    }
    inserts = cells.new.count - Int(matches)
    deletes = cells.old.count - Int(matches)
    self.moves = Int(moves)
    self.updates = Int(updates)
  }
}
