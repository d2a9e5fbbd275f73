// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a ``PartBuilder`` gathers: a part, parts, a pair of such, or nothing.
///
/// A builder that hands an array from statement to statement copies it at each one. A tree of pairs
/// costs nothing, and the array is made once, of the right length.
public protocol PartGroup {
  /// How many parts there are.
  var partCount: Int { get }

  /// Appends the parts, in order.
  consuming func append(to parts: inout [Part])
}

extension PartGroup {
  /// The parts, in order.
  @inlinable
  consuming func gathered() -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(partCount)
    append(to: &parts)
    return parts
  }
}

extension Part: PartGroup {
  /// One.
  @inlinable public var partCount: Int { 1 }

  /// Appends the part.
  @inlinable
  public consuming func append(to parts: inout [Part]) { parts.append(self) }
}

extension [Part]: PartGroup {
  /// How many parts there are.
  @inlinable public var partCount: Int { count }

  /// Appends the parts, in order.
  @inlinable
  public consuming func append(to parts: inout [Part]) { parts.append(contentsOf: self) }
}

extension Optional: PartGroup where Wrapped: PartGroup {
  /// How many parts there are; none for nothing.
  @inlinable public var partCount: Int { self?.partCount ?? 0 }

  /// Appends the parts, in order.
  @inlinable
  public consuming func append(to parts: inout [Part]) { self?.append(to: &parts) }
}
