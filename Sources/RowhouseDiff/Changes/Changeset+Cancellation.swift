// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// Finds what changed, and stops when told to.
  ///
  /// For a diff away from the main actor whose result may no longer be wanted:
  ///
  /// ```swift
  /// let changes = try Changeset(from: shown, to: tracks, check: Task.checkCancellation)
  /// ```
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  ///   - check: Called about once in 4,096 elements of each step. Whatever it throws ends the diff.
  /// - Throws: What `check` throws, and nothing else.
  @inlinable
  public init<Element: Identifiable & Equatable, Failure: Error>(
    from old: some Collection<Element>,
    to new: some Collection<Element>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    try self.init(old, new, IdentifiableRules<Element>(), check)
  }

  /// Finds what changed between two collections of ids, and stops when told to.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  ///   - check: Called about once in 4,096 elements of each step. Whatever it throws ends the diff.
  /// - Throws: What `check` throws, and nothing else.
  @inlinable
  public init<ID: Hashable, Failure: Error>(
    fromIDs old: some Collection<ID>,
    toIDs new: some Collection<ID>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    try self.init(old, new, SelfRules<ID>(), check)
  }

  /// Finds what changed with ids and equality of the caller's choice, and stops when told to.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  ///   - id: What tells one element from another.
  ///   - isEqual: Whether two elements with one id show the same content.
  ///   - check: Called about once in 4,096 elements of each step. Whatever it throws ends the diff.
  /// - Throws: What `check` throws, and nothing else.
  @inlinable
  public init<Element, ID: Hashable, Failure: Error>(
    from old: some Collection<Element>,
    to new: some Collection<Element>,
    id: (Element) -> ID,
    isEqual: (Element, Element) -> Bool,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    self = try withoutActuallyEscaping(id) { id throws(Failure) in
      try withoutActuallyEscaping(isEqual) { isEqual throws(Failure) in
        try Changeset(old, new, FunctionRules(id: id, isEqual: isEqual), check)
      }
    }
  }
}
