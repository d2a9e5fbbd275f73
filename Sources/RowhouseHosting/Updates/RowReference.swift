// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row by its ids, and where it stood when the reference was made.
///
/// It stays good when rows above come and go. Looking it up costs O(1) while the row stands where
/// it stood, and O(*n*) in the section's rows otherwise.
public struct RowReference: Hashable, Sendable {
  /// The id of the section.
  public let section: ItemID
  /// The id of the row.
  public let row: ItemID
  /// Where the row stood.
  public let indexPath: RowIndexPath

  /// Names a row.
  public init(section: ItemID, row: ItemID, indexPath: RowIndexPath) {
    self.section = section
    self.row = row
    self.indexPath = indexPath
  }
}
