// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row of a page, and what its height follows from besides its width.
public struct StyledRow<ID: Hashable & Sendable>: Sendable {
  /// What tells the row from all others of its page, such as the ids of its section and of itself.
  public var id: ID
  /// The row.
  public var row: AnyRow
  /// Its style, all levels of the cascade taken together.
  public var style: ResolvedStyle

  /// Describes a row.
  public init(_ row: AnyRow, id: ID, style: ResolvedStyle) {
    self.id = id
    self.row = row
    self.style = style
  }
}
