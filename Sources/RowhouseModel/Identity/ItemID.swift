// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The identity of a row in its section, or of a section in its page.
///
/// In a builder, the id is the item's place in the code: its statement and the branches that lead
/// to it. This id does not change when other rows appear or disappear. For a row of a data section,
/// it is the id of the element. `.id(_:)` replaces either.
///
/// Ids of different types are never equal, unlike `AnyHashable` values: `ItemID(1)` is not
/// `ItemID(1.0)`. Items with equal ids are distinguished by their ``occurrence``.
public struct ItemID: Sendable {
  @usableFromInline package internal(set) var key: Key
  @usableFromInline var storedOccurrence: Int32 = 0

  @usableFromInline
  init(key: Key) { self.key = key }

  /// Creates an id from a value; an `ItemID` is used as is.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: Value) {
    // Removed by the compiler if it knows the type.
    if let id = value as? ItemID {
      self = id
    } else if Value.self == Int.self, let integer = value as? Int {
      self.init(key: .integer(integer))
    } else if Value.self == String.self, let text = value as? String {
      self.init(key: .text(text))
    } else {
      self.init(key: .other(OtherID(value)))
    }
  }

  init(codePlace: CodePlace) { self.init(key: .codePlace(codePlace)) }

  /// Prepends a step to the place, if the id is a place.
  @inlinable
  mutating func nest(in step: CodePlace.Step) {
    guard case .codePlace(var place) = key else { return }
    place.nest(in: step)
    key = .codePlace(place)
  }
}

extension ItemID {
  /// The number of earlier items with the same id, which is 0 unless the id is repeated.
  public var occurrence: Int { Int(storedOccurrence) }

  /// Returns this id for an item that follows `occurrence` others with the same id.
  package func repeated(_ occurrence: Int) -> ItemID {
    var copy = self
    copy.storedOccurrence = Int32(clamping: occurrence)
    return copy
  }

  /// True if the id is the item's place in the code.
  @inlinable public var isStructural: Bool {
    if case .codePlace = key { true } else { false }
  }

  /// The value from which the id was created, or `nil` for a place in the code.
  public var value: (any Hashable & Sendable)? {
    switch key {
    case .codePlace: nil
    case .integer(let integer): integer
    case .text(let text): text
    case .other(let other): other.value
    }
  }
}

extension ItemID: Hashable {
  /// Returns `true` if both are the same occurrence of the same id.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool {
    first.storedOccurrence == second.storedOccurrence && first.key == second.key
  }

  /// Feeds the id into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(storedOccurrence)
  }
}

extension ItemID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates an id from a string.
  public init(stringLiteral value: String) { self.init(key: .text(value)) }

  /// Creates an id from an integer.
  public init(integerLiteral value: Int) { self.init(key: .integer(value)) }
}

extension ItemID: CustomStringConvertible {
  /// The value, or `place` and a number, followed by the occurrence of a repeated id.
  public var description: String {
    let name =
      if case .codePlace(let place) = key { "place \(place)" } else { value.map { "\($0)" } ?? "" }
    return storedOccurrence == 0 ? name : "\(name) (repeated, \(storedOccurrence + 1))"
  }
}

extension ItemID {
  /// The storage of an id, which needs no box for integers and strings.
  @usableFromInline
  package enum Key: Hashable, Sendable {
    case codePlace(CodePlace)
    case integer(Int)
    case text(String)
    case other(OtherID)
  }
}

/// An id of a type for which ``ItemID/Key`` has no separate case.
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
  /// Returns `true` if the other value is of exactly this type and equal.
  fileprivate func isSame(as other: any Hashable) -> Bool {
    guard type(of: other) == Self.self, let other = other as? Self else { return false }
    return self == other
  }
}
