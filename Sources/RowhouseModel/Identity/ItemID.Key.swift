// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ItemID {
  /// What an id is made of.
  ///
  /// Integers and texts, which most ids are, need no box.
  @usableFromInline
  package enum Key: Hashable, Sendable {
    case place(Place)
    case integer(Int)
    case text(String)
    case other(OtherID)
  }
}

/// An id of a type that ``ItemID`` has no case for.
@usableFromInline
package final class OtherID: Sendable {
  @usableFromInline package let value: any Hashable & Sendable

  @usableFromInline
  init(_ value: any Hashable & Sendable) { self.value = value }
}

extension OtherID: Hashable {
  @usableFromInline
  package static func == (first: OtherID, second: OtherID) -> Bool {
    first === second || first.value.isSame(as: second.value)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: value)))
    value.hash(into: &hasher)
  }
}

extension Hashable {
  /// Whether the other is of exactly this type and equal.
  fileprivate func isSame(as other: any Hashable) -> Bool {
    guard type(of: other) == Self.self, let other = other as? Self else { return false }
    return self == other
  }
}
