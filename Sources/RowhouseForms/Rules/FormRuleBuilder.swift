// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A result builder that collects the rules of a form.
@resultBuilder
public enum FormRuleBuilder<Value> {
  /// Returns an array that contains the rule.
  public static func buildExpression(_ rule: FormRule<Value>) -> [FormRule<Value>] { [rule] }

  /// Returns rules that are declared elsewhere, unchanged.
  public static func buildExpression(_ rules: [FormRule<Value>]) -> [FormRule<Value>] { rules }

  /// Joins the rules of several statements.
  public static func buildBlock(_ rules: [FormRule<Value>]...) -> [FormRule<Value>] {
    rules.flatMap(\.self)
  }

  /// Returns the rules of an `if` without `else`, or an empty array if its condition is false.
  public static func buildOptional(_ rules: [FormRule<Value>]?) -> [FormRule<Value>] { rules ?? [] }

  /// Returns the rules of the first branch, unchanged.
  public static func buildEither(first rules: [FormRule<Value>]) -> [FormRule<Value>] { rules }

  /// Returns the rules of the second branch, unchanged.
  public static func buildEither(second rules: [FormRule<Value>]) -> [FormRule<Value>] { rules }

  /// Joins the rules of a loop.
  public static func buildArray(_ rules: [[FormRule<Value>]]) -> [FormRule<Value>] {
    rules.flatMap(\.self)
  }
}
