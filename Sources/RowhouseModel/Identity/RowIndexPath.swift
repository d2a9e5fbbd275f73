// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where a row stands: the position of its section and its own position in it, from 0.
///
/// An index path is good for one page only. To speak of a row from one page to the next, use its
/// ``ItemID``.
public struct RowIndexPath: Hashable, Sendable {
  /// The position of the section in the page.
  public var section: Int
  /// The position of the row in the section.
  public var row: Int

  /// Names a row by position.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowIndexPath: Comparable {
  /// Reading order: by section, then by row.
  @inlinable
  public static func < (first: Self, second: Self) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension RowIndexPath: CustomStringConvertible {
  /// `2.0` for the first row of the third section.
  public var description: String { "\(section).\(row)" }
}
