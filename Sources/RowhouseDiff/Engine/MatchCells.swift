// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One cell for each position of two sequences.
@usableFromInline
final class MatchCells {
  /// The cells of the old positions; gone after ``dropOld()``.
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

  /// Gives the old side's memory back, once only the new side will be read.
  @usableFromInline
  func dropOld() {
    precondition(holdsOld, "Rowhouse dropped the old cells of a section twice")
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
