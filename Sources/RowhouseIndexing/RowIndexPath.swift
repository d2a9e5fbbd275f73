// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The position of a row in a page: the index of its section and its index in that section, both
/// counted from 0.
///
/// An index path is valid for one page only. To refer to a row from one page to the next, use the
/// row's id.
@frozen
public struct RowIndexPath: Hashable, Sendable {
  // Each index has four bytes, because the changes of a completely shuffled page contain an index
  // path for every row.
  @usableFromInline var storedSection: Int32
  @usableFromInline var storedRow: Int32

  /// Creates an index path from the indices of a section and a row.
  ///
  /// - Precondition: Both indices fit in 32 bits.
  @inlinable
  public init(section: Int, row: Int) {
    guard let section = Int32(exactly: section), let row = Int32(exactly: row) else {
      preconditionFailure(
        "Row \(row) of section \(section) is not an index path: each index must fit in 32 bits")
    }
    storedSection = section
    storedRow = row
  }

  /// The index of the section in the page.
  @inlinable
  public var section: Int {
    get { Int(storedSection) }
    set { self = RowIndexPath(section: newValue, row: row) }
  }

  /// The index of the row in its section.
  @inlinable
  public var row: Int {
    get { Int(storedRow) }
    set { self = RowIndexPath(section: section, row: newValue) }
  }
}

extension RowIndexPath: Comparable {
  /// Returns true if the first row comes before the second when the page is read from top to bottom.
  @inlinable
  public static func < (first: Self, second: Self) -> Bool {
    first.storedSection == second.storedSection
      ? first.storedRow < second.storedRow : first.storedSection < second.storedSection
  }
}

extension RowIndexPath: Codable {
  private enum CodingKeys: String, CodingKey {
    case storedSection = "section"
    case storedRow = "row"
  }
}

extension RowIndexPath: CustomStringConvertible {
  /// The two indices with a period between them, such as `2.0` for the first row of the third
  /// section.
  public var description: String { "\(section).\(row)" }
}
