// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a ``PartBuilder`` has gathered from two statements, the first of which may stand for several.
public struct PartPair<First: PartGroup, Next: PartGroup>: PartGroup {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: consuming First, _ next: consuming Next) {
    self.first = first
    self.next = next
  }

  /// How many parts there are.
  @inlinable public var partCount: Int { first.partCount + next.partCount }

  /// Appends the parts, in order.
  @inlinable
  public consuming func append(to parts: inout [Part]) {
    first.append(to: &parts)
    next.append(to: &parts)
  }
}
