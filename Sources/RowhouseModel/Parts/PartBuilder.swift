// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Gathers the parts of a stack.
@resultBuilder
public enum PartBuilder {
  /// One part.
  @inlinable
  public static func buildExpression(_ part: Part) -> Part { part }

  /// Parts that were gathered before.
  @inlinable
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Nothing.
  @inlinable
  public static func buildBlock() -> [Part] { [] }

  /// The first statement.
  @inlinable
  public static func buildPartialBlock<First: PartGroup>(first: consuming First) -> First { first }

  /// A further statement.
  @inlinable
  public static func buildPartialBlock<First: PartGroup, Next: PartGroup>(
    accumulated: consuming First, next: consuming Next
  ) -> PartPair<First, Next> {
    PartPair(accumulated, next)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<Group: PartGroup>(_ parts: Group?) -> Group? { parts }

  /// The first branch of two.
  @inlinable
  public static func buildEither(first: consuming some PartGroup) -> [Part] { first.gathered() }

  /// The second branch of two.
  @inlinable
  public static func buildEither(second: consuming some PartGroup) -> [Part] { second.gathered() }

  /// A `for` loop.
  @inlinable
  public static func buildArray(_ turns: [some PartGroup]) -> [Part] {
    var parts: [Part] = []
    for turn in turns { turn.append(to: &parts) }
    return parts
  }

  /// What is behind an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ parts: consuming some PartGroup) -> [Part] {
    parts.gathered()
  }

  /// All statements.
  @inlinable
  public static func buildFinalResult(_ parts: consuming some PartGroup) -> [Part] {
    parts.gathered()
  }
}
