// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// Finds what changed between two pages whose rows carry their ids.
  ///
  /// - Parameters:
  ///   - old: The page before the change.
  ///   - new: The page after the change.
  /// - Precondition: No section and neither page has more than 536,870,912 rows.
  /// - Complexity: As ``Changeset/init(from:to:)`` for all rows together. A section whose rows are
  ///   the same array as before, or known to be so by ``DiffableSection/hasSameRows(as:)``, costs O(1).
  @inlinable
  public init<Section: DiffableSection>(
    from old: some Collection<Section>, to new: some Collection<Section>
  ) where Section.Rows.Element: Identifiable & Equatable {
    self.init(old, new, IdentifiableRules<Section.Rows.Element>()) {}
  }

  /// Finds what changed between two pages, and stops when told to.
  ///
  /// - Parameters:
  ///   - old: The page before the change.
  ///   - new: The page after the change.
  ///   - check: Called for each section and about once in 4,096 rows of each step. Whatever it
  ///     throws ends the diff.
  /// - Throws: What `check` throws, and nothing else.
  @inlinable
  public init<Section: DiffableSection, Failure: Error>(
    from old: some Collection<Section>,
    to new: some Collection<Section>,
    check: () throws(Failure) -> Void
  ) throws(Failure) where Section.Rows.Element: Identifiable & Equatable {
    try self.init(old, new, IdentifiableRules<Section.Rows.Element>(), check)
  }

  /// Finds what changed between two pages whose rows are ids themselves.
  ///
  /// - Parameters:
  ///   - old: The page before the change.
  ///   - new: The page after the change.
  @inlinable
  public init<Section: DiffableSection>(
    fromRowIDs old: some Collection<Section>, toRowIDs new: some Collection<Section>
  ) where Section.Rows.Element: Hashable {
    self.init(old, new, SelfRules<Section.Rows.Element>()) {}
  }

  /// Finds what changed between two pages, with row ids and equality of the caller's choice.
  ///
  /// - Parameters:
  ///   - old: The page before the change.
  ///   - new: The page after the change.
  ///   - rowID: What tells one row from another.
  ///   - isEqual: Whether two rows with one id show the same content.
  ///   - check: Called for each section and about once in 4,096 rows of each step. Whatever it
  ///     throws ends the diff.
  /// - Throws: What `check` throws, and nothing else.
  @inlinable
  public init<Section: DiffableSection, ID: Hashable, Failure: Error>(
    from old: some Collection<Section>,
    to new: some Collection<Section>,
    rowID: (Section.Rows.Element) -> ID,
    isEqual: (Section.Rows.Element, Section.Rows.Element) -> Bool,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    self = try withoutActuallyEscaping(rowID) { rowID throws(Failure) in
      try withoutActuallyEscaping(isEqual) { isEqual throws(Failure) in
        try SectionedChangeset(old, new, FunctionRules(id: rowID, isEqual: isEqual), check)
      }
    }
  }

  /// Finds what changed between two pages, with row ids and equality of the caller's choice.
  ///
  /// - Parameters:
  ///   - old: The page before the change.
  ///   - new: The page after the change.
  ///   - rowID: What tells one row from another.
  ///   - isEqual: Whether two rows with one id show the same content.
  @inlinable
  public init<Section: DiffableSection, ID: Hashable>(
    from old: some Collection<Section>,
    to new: some Collection<Section>,
    rowID: (Section.Rows.Element) -> ID,
    isEqual: (Section.Rows.Element, Section.Rows.Element) -> Bool
  ) {
    self.init(from: old, to: new, rowID: rowID, isEqual: isEqual) {}
  }
}
