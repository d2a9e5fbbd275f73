// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What tells one row of a section, or one section of a page, from the others.
///
/// There are two ways to get one:
/// - A row or section written in a builder is known by its place in the code: which statement it
///   is, under which branch. It keeps that id when rows above it come and go.
/// - A row made from data is known by the id of its datum; `.id(_:)` gives any row one.
///
/// Ids of different types are never equal, even where `AnyHashable` would hold them to be:
/// `ItemID(1)` is not `ItemID(1.0)`. Two rows of a section with one id are told apart by their
/// ``occurrence``.
public struct ItemID: Sendable {
  @usableFromInline package internal(set) var key: Key
  @usableFromInline var storedOccurrence: Int32

  @usableFromInline
  init(key: Key) {
    self.key = key
    storedOccurrence = 0
  }

  /// The id made of a value.
  ///
  /// - Parameter value: What identifies the item. An `ItemID` is taken as it is.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: Value) {
    // Folded away where the type is known to the compiler.
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

  init(place: Place) { self.init(key: .place(place)) }

  /// Prepends a step to the place, if that is what the id is.
  @inlinable
  mutating func nest(in step: Place.Step) {
    guard case .place(var place) = key else { return }
    place.nest(in: step)
    key = .place(place)
  }
}

extension ItemID {
  /// How many items before this one, in its section or page, have the same id; 0 for all but
  /// repeated ids.
  public var occurrence: Int { Int(storedOccurrence) }

  /// This id for the item that repeats it for the given time.
  ///
  /// - Parameter occurrence: How many items before have the same id.
  /// - Returns: The id of the repetition.
  package func repeated(_ occurrence: Int) -> ItemID {
    var copy = self
    copy.storedOccurrence = Int32(clamping: occurrence)
    return copy
  }

  /// Whether the id is the item's place in the code, because none was given.
  @inlinable public var isStructural: Bool {
    if case .place = key { true } else { false }
  }

  /// The value that the id was made of, or nothing for a place in the code.
  public var value: (any Hashable & Sendable)? {
    switch key {
    case .place: nil
    case .integer(let integer): integer
    case .text(let text): text
    case .other(let other): other.value
    }
  }
}

extension ItemID: Hashable {
  /// Whether both are the same occurrence of one id.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool {
    first.storedOccurrence == second.storedOccurrence && first.key == second.key
  }

  /// Feeds the id to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(storedOccurrence)
  }
}

extension ItemID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The id made of a text.
  public init(stringLiteral value: String) { self.init(key: .text(value)) }

  /// The id made of an integer.
  public init(integerLiteral value: Int) { self.init(key: .integer(value)) }
}

extension ItemID: CustomStringConvertible {
  /// The value that the id was made of, or `place` and a number; and which repetition it is.
  public var description: String {
    let name =
      switch key {
      case .place(let place): "place \(place)"
      case .integer(let integer): "\(integer)"
      case .text(let text): text
      case .other(let other): "\(other.value)"
      }
    return storedOccurrence == 0 ? name : "\(name) (repeated, \(storedOccurrence + 1))"
  }
}
