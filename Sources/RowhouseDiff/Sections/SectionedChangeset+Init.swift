// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// Finds the changes between two pages with identifiable rows.
  ///
  /// - Precondition: No section and neither page has more than 536,870,912 rows.
  /// - Complexity: That of ``Changeset/init(from:to:)`` for all rows together. A section costs O(1)
  ///   if its rows are the same array as before, or if ``DiffableSection/hasSameRows(as:)`` returns
  ///   `true`.
  @inlinable
  public init<Section: DiffableSection>(
    from old: some Collection<Section>, to new: some Collection<Section>
  ) where Section.Rows.Element: Identifiable & Equatable {
    self.init(from: old, to: new) {}
  }

  /// Finds the changes between two pages, and stops when `check` throws.
  ///
  /// `check` is called for each section, and about once for every 4,096 rows in each step. The
  /// initializer throws only the errors that `check` throws.
  @inlinable
  public init<Section: DiffableSection, Failure: Error>(
    from old: some Collection<Section>, to new: some Collection<Section>,
    check: () throws(Failure) -> Void
  ) throws(Failure) where Section.Rows.Element: Identifiable & Equatable {
    try self.init(old, new, IdentifiableRules<Section.Rows.Element>(), check)
  }

  /// Finds the changes between two pages whose rows are their own ids.
  @inlinable
  public init<Section: DiffableSection>(
    fromRowIDs old: some Collection<Section>, toRowIDs new: some Collection<Section>
  ) where Section.Rows.Element: Hashable {
    self.init(old, new, SelfRules<Section.Rows.Element>()) {}
  }

  /// Finds the changes between two pages, using custom row ids and equality.
  ///
  /// `isEqual` compares the contents of two rows with the same id.
  @inlinable
  public init<Section: DiffableSection, ID: Hashable>(
    from old: some Collection<Section>, to new: some Collection<Section>,
    rowID: (Section.Rows.Element) -> ID,
    isEqual: (Section.Rows.Element, Section.Rows.Element) -> Bool
  ) {
    self.init(from: old, to: new, rowID: rowID, isEqual: isEqual) {}
  }

  /// Finds the changes as ``init(from:to:rowID:isEqual:)`` does, and stops when `check` throws.
  @inlinable
  public init<Section: DiffableSection, ID: Hashable, Failure: Error>(
    from old: some Collection<Section>, to new: some Collection<Section>,
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
}
