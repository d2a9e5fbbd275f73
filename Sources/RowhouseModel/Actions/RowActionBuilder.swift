// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A builder of the actions of a row.
@resultBuilder
public enum RowActionBuilder {
  /// Returns one action.
  public static func buildExpression(_ action: RowAction) -> [RowAction] { [action] }
  /// Returns several actions.
  public static func buildExpression(_ actions: [RowAction]) -> [RowAction] { actions }
  /// Returns the actions of all statements, in order.
  public static func buildBlock(_ actions: [RowAction]...) -> [RowAction] { buildArray(actions) }
  /// Returns the actions of an `if` without `else`.
  public static func buildOptional(_ actions: [RowAction]?) -> [RowAction] { actions ?? [] }
  /// Returns the actions of the first branch.
  public static func buildEither(first: [RowAction]) -> [RowAction] { first }
  /// Returns the actions of the second branch.
  public static func buildEither(second: [RowAction]) -> [RowAction] { second }
  /// Returns the actions of a `for` loop.
  public static func buildArray(_ turns: [[RowAction]]) -> [RowAction] { Array(turns.joined()) }
  /// Returns the actions of an `if #available`.
  public static func buildLimitedAvailability(_ actions: [RowAction]) -> [RowAction] { actions }
}
