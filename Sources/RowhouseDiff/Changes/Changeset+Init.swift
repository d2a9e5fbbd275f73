// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// Finds what changed between two collections of elements that carry their ids.
  ///
  /// ```swift
  /// let changes = Changeset(from: shownTracks, to: tracks)
  /// ```
  ///
  /// - Parameters:
  ///   - old: The collection before the change. Arrays are read in place; other collections are
  ///     copied into one first.
  ///   - new: The collection after the change.
  /// - Precondition: Neither collection has more than 536,870,912 elements.
  /// - Complexity: O(*n* + *m* + *r* log *l*) for *n* and *m* elements, *r* runs of elements that
  ///   stay together and *l* elements that stay in place. Elements in unchanged stretches are
  ///   compared once; those out of step are hashed once. O(1) if both collections are one and the
  ///   same array.
  @inlinable
  public init<Element: Identifiable & Equatable>(
    from old: some Collection<Element>, to new: some Collection<Element>
  ) {
    self.init(old, new, IdentifiableRules<Element>()) {}
  }

  /// Finds what changed between two collections whose elements are ids themselves.
  ///
  /// An element that is its own id comes, goes and moves; it is never updated. The cost is that of
  /// ``init(from:to:)``.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  @inlinable
  public init<ID: Hashable>(fromIDs old: some Collection<ID>, toIDs new: some Collection<ID>) {
    self.init(old, new, SelfRules<ID>()) {}
  }

  /// Finds what changed between two collections, with ids of the caller's choice.
  ///
  /// ```swift
  /// let changes = Changeset(from: shown, to: goods, id: \.sku)
  /// ```
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  ///   - id: What tells one element from another.
  @inlinable
  public init<Element: Equatable, ID: Hashable>(
    from old: some Collection<Element>,
    to new: some Collection<Element>,
    id: (Element) -> ID
  ) {
    self.init(from: old, to: new, id: id, isEqual: ==)
  }

  /// Finds what changed between two collections, with ids and equality of the caller's choice.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  ///   - id: What tells one element from another.
  ///   - isEqual: Whether two elements with one id show the same content.
  @inlinable
  public init<Element, ID: Hashable>(
    from old: some Collection<Element>,
    to new: some Collection<Element>,
    id: (Element) -> ID,
    isEqual: (Element, Element) -> Bool
  ) {
    self.init(from: old, to: new, id: id, isEqual: isEqual) {}
  }
}
