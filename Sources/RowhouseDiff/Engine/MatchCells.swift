// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One cell for each position of two sequences, in one allocation.
@usableFromInline
final class MatchCells {
  @usableFromInline let base: UnsafeMutablePointer<MatchCell>
  @usableFromInline let old: UnsafeMutableBufferPointer<MatchCell>
  @usableFromInline let new: UnsafeMutableBufferPointer<MatchCell>

  @inlinable
  init(oldCount: Int, newCount: Int) {
    base = .allocate(capacity: oldCount &+ newCount)
    base.initialize(repeating: .open, count: oldCount &+ newCount)
    old = UnsafeMutableBufferPointer(start: base, count: oldCount)
    new = UnsafeMutableBufferPointer(start: base + oldCount, count: newCount)
  }

  @inlinable
  deinit { base.deallocate() }

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
