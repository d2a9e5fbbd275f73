// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value on the heap, shared between copies until one of them changes.
struct Boxed<Value: Sendable>: Sendable {
  private var box: Box

  init(_ value: consuming Value) { box = Box(value) }

  /// The value; changing it in place copies it only if it is shared.
  var value: Value {
    // Borrows the value instead of copying it, because it may be large.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Returns `true` if both share their memory, and therefore are equal.
  func isIdentical(to other: Self) -> Bool { box === other.box }

  // Only its single owner changes the box, so it is `Sendable` if its value is.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: consuming Value) { self.value = value }
  }
}
