// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Gathers the parts of a stack.
@resultBuilder
public enum PartBuilder {
  /// One part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }

  /// Parts that were gathered before.
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Nothing.
  public static func buildBlock() -> [Part] { [] }

  /// The first statement.
  public static func buildPartialBlock(first: [Part]) -> [Part] { first }

  /// A further statement.
  public static func buildPartialBlock(accumulated: [Part], next: [Part]) -> [Part] {
    accumulated + next
  }

  /// An `if` without `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// The first branch of two.
  public static func buildEither(first: [Part]) -> [Part] { first }

  /// The second branch of two.
  public static func buildEither(second: [Part]) -> [Part] { second }

  /// A `for` loop.
  public static func buildArray(_ turns: [[Part]]) -> [Part] { turns.flatMap(\.self) }

  /// What is behind an `if #available`.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}
