// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values that a ``PartBuilder`` collects: a part, an array, a pair of groups, or `nil`.
///
/// The builder converts a tree of pairs into one array of the right capacity. Joining arrays would
/// copy them repeatedly.
public protocol PartGroup {
  /// The number of parts.
  var partCount: Int { get }

  /// Appends the parts, in order.
  consuming func append(to parts: inout [Part])
}

extension PartGroup {
  /// Returns the parts, in order.
  @inlinable
  consuming func gathered() -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(partCount)
    append(to: &parts)
    return parts
  }
}

extension Part: PartGroup {
  /// The number 1.
  @inlinable public var partCount: Int { 1 }

  /// Appends the part.
  @inlinable
  public consuming func append(to parts: inout [Part]) { parts.append(self) }
}

extension [Part]: PartGroup {
  /// The number of parts.
  @inlinable public var partCount: Int { count }

  /// Appends the parts, in order.
  @inlinable
  public consuming func append(to parts: inout [Part]) { parts.append(contentsOf: self) }
}

extension Optional: PartGroup where Wrapped: PartGroup {
  /// The number of parts, 0 for `nil`.
  @inlinable public var partCount: Int { self?.partCount ?? 0 }

  /// Appends the parts, in order.
  @inlinable
  public consuming func append(to parts: inout [Part]) { self?.append(to: &parts) }
}

/// The parts of all statements up to one, and of the next one.
public struct PartPair<First: PartGroup, Next: PartGroup>: PartGroup {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: consuming First, _ next: consuming Next) {
    self.first = first
    self.next = next
  }

  /// The number of parts.
  @inlinable public var partCount: Int { first.partCount + next.partCount }

  /// Appends the parts, in order.
  @inlinable
  public consuming func append(to parts: inout [Part]) {
    first.append(to: &parts)
    next.append(to: &parts)
  }
}
