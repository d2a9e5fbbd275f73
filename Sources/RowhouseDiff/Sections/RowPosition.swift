// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where a row stands in a page: its section, and its place in that section.
public struct RowPosition: Hashable, Sendable {
  // Four bytes each: a page that is shuffled as a whole has a position for every row.
  private let storedSection: Int32
  private let storedRow: Int32

  /// Names the row at a place in a section.
  ///
  /// - Precondition: Both fit in 32 bits.
  public init(section: Int, row: Int) {
    guard let section = Int32(exactly: section), let row = Int32(exactly: row) else {
      preconditionFailure("Row \(row) of section \(section) is over what a diff can number")
    }
    storedSection = section
    storedRow = row
  }

  /// The position of the section in the page.
  public var section: Int { Int(storedSection) }

  /// The position of the row in its section.
  public var row: Int { Int(storedRow) }
}

extension RowPosition: Comparable {
  /// Whether the first position comes before the second when the page is read from top to bottom.
  public static func < (first: Self, second: Self) -> Bool {
    (first.storedSection, first.storedRow) < (second.storedSection, second.storedRow)
  }
}

extension RowPosition: Codable {
  private enum CodingKeys: String, CodingKey {
    case storedSection = "section"
    case storedRow = "row"
  }
}

extension RowPosition: CustomStringConvertible {
  /// Section and row, as in `0.3`.
  public var description: String { "\(section).\(row)" }
}
