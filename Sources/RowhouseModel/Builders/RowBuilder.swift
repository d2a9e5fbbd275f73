// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A builder of the rows of a section, with any number of statements.
///
/// The id of a row defaults to its place in the code: its statement, its branches, and, in a `for`
/// loop, the number of the iteration. A row that appears or disappears under an `if` does not
/// change the ids of other rows. For data that changes, use ``Rows``, or set an `.id(_:)` for each
/// row.
@resultBuilder
public enum RowBuilder {
  /// Returns a row, or a loop over data.
  @inlinable
  public static func buildExpression<Group: RowGroup>(_ group: Group) -> Group { group }

  /// Returns rows from an array, or from a function that is a builder itself.
  @inlinable
  public static func buildExpression<Element: RowElement>(_ rows: [Element]) -> RowArray<Element> {
    RowArray(rows)
  }

  /// Returns no rows.
  @inlinable
  public static func buildBlock() -> RowFragment { RowFragment() }

  /// Returns the first statement.
  @inlinable
  public static func buildPartialBlock<Group: RowGroup>(first: Group) -> FirstRows<Group> {
    FirstRows(group: first)
  }

  /// Adds the second statement.
  @inlinable
  public static func buildPartialBlock<First: RowGroup, Group: RowGroup>(
    accumulated: consuming FirstRows<First>, next: consuming Group
  ) -> RowFragment {
    // One allocation for a short block, instead of one each time that the number of rows doubles.
    var fragment = RowFragment(capacity: 8)
    fragment.add(accumulated.group)
    fragment.add(next)
    return fragment
  }

  /// Adds a further statement.
  @inlinable
  public static func buildPartialBlock<Group: RowGroup>(
    accumulated: consuming RowFragment, next: consuming Group
  ) -> RowFragment {
    accumulated.add(next)
    return accumulated
  }

  /// Returns the rows of an `if` without `else`.
  @inlinable
  public static func buildOptional<Group: RowGroup>(_ group: Group?) -> RowBranch<Group> {
    RowBranch(group)
  }

  /// Returns the rows of the first branch of two.
  @inlinable
  public static func buildEither<First: RowGroup, Second: RowGroup>(
    first: First
  ) -> RowEither<First, Second> { .first(first) }

  /// Returns the rows of the second branch of two.
  @inlinable
  public static func buildEither<First: RowGroup, Second: RowGroup>(
    second: Second
  ) -> RowEither<First, Second> { .second(second) }

  /// Returns the rows of a `for` loop.
  @inlinable
  public static func buildArray<Group: RowGroup>(_ iterations: [Group]) -> RowIterations<Group> {
    RowIterations(iterations)
  }

  /// Returns the rows of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Group: RowGroup>(_ group: Group) -> RowFragment {
    RowFragment(group)
  }

  /// Returns all rows.
  @inlinable
  public static func buildFinalResult<Group: RowGroup>(_ group: consuming Group) -> [AnyRow] {
    var list = RowList()
    group.append(to: &list)
    return list.items
  }
}
