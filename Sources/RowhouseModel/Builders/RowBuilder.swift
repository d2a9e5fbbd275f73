// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Gathers the rows of a section.
///
/// Each row gets its place as an id, unless it has one of its own: the number of its statement and
/// the branches that lead to it. A row under an `if` that comes or goes does not rename the rows
/// after it. Rows of a `for` loop are told apart by the number of the turn; where data come and
/// go, give them an `.id(_:)` or use ``Rows``, which takes the id of the datum.
///
/// There is no limit to the number of statements.
@resultBuilder
public enum RowBuilder {
  /// A row, or a loop over data.
  @inlinable
  public static func buildExpression<Group: RowGroup>(_ group: Group) -> Group { group }

  /// Rows from an array, or from a function that is a builder itself.
  @inlinable
  public static func buildExpression<Element: RowElement>(_ rows: [Element]) -> RowArray<Element> {
    RowArray(rows)
  }

  /// No rows.
  @inlinable
  public static func buildBlock() -> RowFragment { RowFragment() }

  /// The first statement.
  @inlinable
  public static func buildPartialBlock<Group: RowGroup>(first: Group) -> FirstRows<Group> {
    FirstRows(group: first)
  }

  /// The second statement.
  @inlinable
  public static func buildPartialBlock<First: RowGroup, Group: RowGroup>(
    accumulated: consuming FirstRows<First>, next: consuming Group
  ) -> RowFragment {
    // One allocation for a short block, and not one for each time that its rows have doubled.
    var fragment = RowFragment(capacity: 8)
    fragment.add(accumulated.group)
    fragment.add(next)
    return fragment
  }

  /// A further statement.
  @inlinable
  public static func buildPartialBlock<Group: RowGroup>(
    accumulated: consuming RowFragment, next: consuming Group
  ) -> RowFragment {
    accumulated.add(next)
    return accumulated
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<Group: RowGroup>(_ group: Group?) -> RowBranch<Group> {
    RowBranch(group: group, number: 0)
  }

  /// The first branch of two.
  @inlinable
  public static func buildEither<First: RowGroup, Second: RowGroup>(
    first: First
  ) -> RowEither<First, Second> {
    .first(first)
  }

  /// The second branch of two.
  @inlinable
  public static func buildEither<First: RowGroup, Second: RowGroup>(
    second: Second
  ) -> RowEither<First, Second> {
    .second(second)
  }

  /// A `for` loop.
  @inlinable
  public static func buildArray<Group: RowGroup>(_ turns: [Group]) -> RowTurns<Group> {
    RowTurns(turns)
  }

  /// What is behind an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Group: RowGroup>(_ group: Group) -> RowFragment {
    RowFragment(group)
  }

  /// All rows.
  @inlinable
  public static func buildFinalResult<Group: RowGroup>(_ group: consuming Group) -> [AnyRow] {
    var list = RowList()
    group.append(to: &list)
    return list.items
  }
}
