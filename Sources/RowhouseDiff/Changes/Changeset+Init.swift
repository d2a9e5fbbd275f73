// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// Finds the changes between two collections of identifiable elements.
  ///
  /// ```swift
  /// let changes = Changeset(from: shownTracks, to: tracks)
  /// ```
  ///
  /// Arrays are read in place; other collections are copied first.
  ///
  /// - Precondition: Neither collection has more than 536,870,912 elements.
  /// - Complexity: O(*n* + *m* + *r* log *l*) for *n* and *m* elements, *r* runs of elements that
  ///   stay together, and *l* elements that stay in place. Elements in unchanged stretches are
  ///   compared once; elements out of step are hashed once. O(1) if both collections share the
  ///   storage of one array.
  @inlinable
  public init<Element: Identifiable & Equatable>(
    from old: some Collection<Element>, to new: some Collection<Element>
  ) {
    self.init(from: old, to: new) {}
  }

  /// Finds the changes between two collections of ids, which are never updated.
  @inlinable
  public init<ID: Hashable>(fromIDs old: some Collection<ID>, toIDs new: some Collection<ID>) {
    self.init(fromIDs: old, toIDs: new) {}
  }

  /// Finds the changes between two collections, using custom ids.
  ///
  /// ```swift
  /// let changes = Changeset(from: shown, to: goods, id: \.sku)
  /// ```
  @inlinable
  public init<Element: Equatable, ID: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>, id: (Element) -> ID
  ) {
    self.init(from: old, to: new, id: id, isEqual: ==) {}
  }

  /// Finds the changes between two collections, using custom ids and equality.
  ///
  /// `isEqual` compares the contents of two elements with the same id.
  @inlinable
  public init<Element, ID: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    id: (Element) -> ID, isEqual: (Element, Element) -> Bool
  ) {
    self.init(from: old, to: new, id: id, isEqual: isEqual) {}
  }
}

extension Changeset {
  /// Finds the changes as ``init(from:to:)`` does, and stops when `check` throws.
  ///
  /// Use this initializer for a diff that runs off the main actor and may become unnecessary:
  ///
  /// ```swift
  /// let changes = try Changeset(from: shown, to: tracks, check: Task.checkCancellation)
  /// ```
  ///
  /// `check` is called about once for every 4,096 elements in each step. The initializer throws
  /// only the errors that `check` throws.
  @inlinable
  public init<Element: Identifiable & Equatable, Failure: Error>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    try self.init(old, new, IdentifiableRules<Element>(), check)
  }

  /// Finds the changes as ``init(fromIDs:toIDs:)`` does, and stops when `check` throws.
  @inlinable
  public init<ID: Hashable, Failure: Error>(
    fromIDs old: some Collection<ID>, toIDs new: some Collection<ID>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    try self.init(old, new, SelfRules<ID>(), check)
  }

  /// Finds the changes as ``init(from:to:id:isEqual:)`` does, and stops when `check` throws.
  @inlinable
  public init<Element, ID: Hashable, Failure: Error>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    id: (Element) -> ID, isEqual: (Element, Element) -> Bool,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    self = try withoutActuallyEscaping(id) { id throws(Failure) in
      try withoutActuallyEscaping(isEqual) { isEqual throws(Failure) in
        try Changeset(old, new, FunctionRules(id: id, isEqual: isEqual), check)
      }
    }
  }
}
