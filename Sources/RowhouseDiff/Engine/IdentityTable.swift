// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A hash table of positions with open addressing, linear probing, and eight bytes per slot.
///
/// The caller decides whether two positions with the same hash have the same id.
@usableFromInline
struct IdentityTable: ~Copyable {
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let capacity: Int

  /// Creates a table for a maximum number of different ids.
  @inlinable
  init(count: Int) {
    capacity = count &+ count >> 1 &+ 8
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
  }

  @inlinable
  deinit { slots.deallocate() }

  /// The slot in which a search for `hash` begins: the hash scaled to the capacity.
  @inlinable @inline(__always)
  func home(_ hash: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: capacity)) >> 31)
  }

  @inlinable @inline(__always)
  func after(_ slot: Int) -> Int {
    let next = slot &+ 1
    return next == capacity ? 0 : next
  }

  @inlinable @inline(__always)
  func isEmpty(_ slot: Int) -> Bool { slots[slot] == 0 }

  @inlinable @inline(__always)
  func holds(_ hash: UInt32, in slot: Int) -> Bool {
    UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash &+ 1
  }

  @inlinable @inline(__always)
  func position(in slot: Int) -> Int { Int(slots[slot] & 0xFFFF_FFFF) }

  @inlinable @inline(__always)
  func put(_ position: Int, _ hash: UInt32, in slot: Int) {
    slots[slot] =
      UInt64(hash &+ 1) << 32 | UInt64(UInt32(truncatingIfNeeded: position))
  }

  /// Returns the slot with `hash` at a position that `isSame` accepts, or the empty slot for it.
  ///
  /// - Complexity: O(1) expected, if the hashes are well distributed.
  @inlinable @inline(__always)
  func slot(for hash: UInt32, where isSame: (Int) -> Bool) -> Int {
    var slot = home(hash)
    while !isEmpty(slot) {
      if holds(hash, in: slot), isSame(position(in: slot)) { return slot }
      slot = after(slot)
    }
    return slot
  }
}
