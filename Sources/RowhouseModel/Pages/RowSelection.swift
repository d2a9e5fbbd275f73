// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that the user selected.
public struct RowSelection: Equatable, Sendable {
  /// The row, as it was shown.
  public let row: AnyRow
  /// The id of its section.
  public let section: ItemID
  /// The position at which it was shown.
  public let indexPath: RowIndexPath

  /// Creates a selection.
  public init(row: AnyRow, section: ItemID, indexPath: RowIndexPath) {
    self.row = row
    self.section = section
    self.indexPath = indexPath
  }

  /// The id of the row.
  public var id: ItemID { row.id }
}
