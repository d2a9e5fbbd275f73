// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A builder of one row, which may have different types in different branches.
///
/// The closures of data sections and of ``Rows`` use this builder. You can also use it for
/// functions:
///
/// ```swift
/// @SingleRowBuilder
/// func row(for field: CardField) -> AnyRow {
///   switch field {
///   case .name: FieldRow("Name", card, \.name)
///   case .isPublic: ToggleRow("Public", card, \.isPublic)
///   }
/// }
/// ```
///
/// A closure with a `return` statement does not use the builder, so all of its rows must have the
/// same type.
@resultBuilder
public enum SingleRowBuilder {
  /// Returns the row.
  @inlinable
  public static func buildBlock<Element: RowElement>(_ row: Element) -> Element { row }

  /// Returns the row of the first branch of two.
  @inlinable
  public static func buildEither<Element: RowElement>(first row: Element) -> AnyRow { row.row }

  /// Returns the row of the second branch of two.
  @inlinable
  public static func buildEither<Element: RowElement>(second row: Element) -> AnyRow { row.row }

  /// Returns the row of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Element: RowElement>(_ row: Element) -> AnyRow {
    row.row
  }
}
