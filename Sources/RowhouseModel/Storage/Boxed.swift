// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value kept on the heap, so that what holds it stays small, and copied when it is written to
/// while someone else holds it too.
struct Boxed<Value: Sendable>: Sendable {
  private var box: Box

  init(_ value: Value) { box = Box(value) }

  /// The value.
  ///
  /// Writing to it in place copies it only if it is shared.
  var value: Value {
    // Lent, not copied: it may be large.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Whether both are the same piece of memory, and so equal.
  func isIdentical(to other: Self) -> Bool { box === other.box }

  // Written to only while nobody else holds it, which makes it as sendable as its value.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }
}
