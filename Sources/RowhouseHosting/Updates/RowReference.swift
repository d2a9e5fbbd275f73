// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row's identity, and its index path when the reference was created.
///
/// A reference stays valid when other rows are inserted, deleted, or moved. Finding its row takes
/// O(*d*) if the row has moved by *d* rows, and O(*n*) in the number of rows of the section if the
/// row was deleted.
public struct RowReference: Hashable, Sendable {
  /// The id of the section.
  public let section: ItemID
  /// The id of the row.
  public let row: ItemID
  /// The index path of the row when the reference was created.
  public let indexPath: RowIndexPath

  /// Creates a reference to a row.
  public init(section: ItemID, row: ItemID, indexPath: RowIndexPath) {
    self.section = section
    self.row = row
    self.indexPath = indexPath
  }
}
