// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Collects the rules of a form.
@resultBuilder
public enum FormRuleBuilder<Value> {
  /// Takes one rule.
  public static func buildExpression(_ rule: FormRule<Value>) -> [FormRule<Value>] { [rule] }

  /// Takes rules that are declared elsewhere.
  public static func buildExpression(_ rules: [FormRule<Value>]) -> [FormRule<Value>] { rules }

  /// Joins the rules of several statements.
  public static func buildBlock(_ rules: [FormRule<Value>]...) -> [FormRule<Value>] {
    rules.flatMap(\.self)
  }

  /// Takes the rules of an `if` without `else`.
  public static func buildOptional(_ rules: [FormRule<Value>]?) -> [FormRule<Value>] { rules ?? [] }

  /// Takes the rules of the first branch.
  public static func buildEither(first rules: [FormRule<Value>]) -> [FormRule<Value>] { rules }

  /// Takes the rules of the second branch.
  public static func buildEither(second rules: [FormRule<Value>]) -> [FormRule<Value>] { rules }

  /// Joins the rules of a loop.
  public static func buildArray(_ rules: [[FormRule<Value>]]) -> [FormRule<Value>] {
    rules.flatMap(\.self)
  }
}
