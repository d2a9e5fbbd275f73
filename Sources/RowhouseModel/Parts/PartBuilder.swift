// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A builder of the parts of a stack.
@resultBuilder
public enum PartBuilder {
  /// Returns one part.
  @inlinable
  public static func buildExpression(_ part: Part) -> Part { part }

  /// Returns parts of another builder.
  @inlinable
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Returns no parts.
  @inlinable
  public static func buildBlock() -> [Part] { [] }

  /// Returns the first statement.
  @inlinable
  public static func buildPartialBlock<First: PartGroup>(first: consuming First) -> First { first }

  /// Adds a further statement.
  @inlinable
  public static func buildPartialBlock<First: PartGroup, Next: PartGroup>(
    accumulated: consuming First, next: consuming Next
  ) -> PartPair<First, Next> {
    PartPair(accumulated, next)
  }

  /// Returns the parts of an `if` without `else`.
  @inlinable
  public static func buildOptional<Group: PartGroup>(_ parts: Group?) -> Group? { parts }

  /// Returns the parts of the first branch of two.
  @inlinable
  public static func buildEither(first: consuming some PartGroup) -> [Part] { first.gathered() }

  /// Returns the parts of the second branch of two.
  @inlinable
  public static func buildEither(second: consuming some PartGroup) -> [Part] { second.gathered() }

  /// Returns the parts of a `for` loop.
  @inlinable
  public static func buildArray(_ iterations: [some PartGroup]) -> [Part] {
    var parts: [Part] = []
    for iteration in iterations { iteration.append(to: &parts) }
    return parts
  }

  /// Returns the parts of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ parts: consuming some PartGroup) -> [Part] {
    parts.gathered()
  }

  /// Returns all parts.
  @inlinable
  public static func buildFinalResult(_ parts: consuming some PartGroup) -> [Part] {
    parts.gathered()
  }
}
