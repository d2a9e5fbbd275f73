// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Takes the actions of a row one after the other.
@resultBuilder
public enum RowActionBuilder {
  /// One action.
  public static func buildExpression(_ action: RowAction) -> [RowAction] { [action] }

  /// Several actions.
  public static func buildExpression(_ actions: [RowAction]) -> [RowAction] { actions }

  /// All actions in order.
  public static func buildBlock(_ actions: [RowAction]...) -> [RowAction] {
    Array(actions.joined())
  }

  /// What stands under an `if`.
  public static func buildOptional(_ actions: [RowAction]?) -> [RowAction] { actions ?? [] }

  /// What stands in the first branch.
  public static func buildEither(first: [RowAction]) -> [RowAction] { first }

  /// What stands in the other branch.
  public static func buildEither(second: [RowAction]) -> [RowAction] { second }

  /// What a loop makes.
  public static func buildArray(_ actions: [[RowAction]]) -> [RowAction] {
    Array(actions.joined())
  }

  /// What stands under `if #available`.
  public static func buildLimitedAvailability(_ actions: [RowAction]) -> [RowAction] { actions }
}
