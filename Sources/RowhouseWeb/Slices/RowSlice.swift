// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of a section that the browser has: all rows of a small section, or a slice of a large
/// section.
struct RowSlice: Hashable {
  /// The number of rows of the section.
  let total: Int
  let range: Range<Int>
  /// A row outside of the slice that the browser has because the row has the focus, or may have it.
  let focusedRow: Int?

  /// The maximum number of rows of a slice.
  ///
  /// If a section has no more rows than this, the browser has all of them.
  static let limit = 200
  /// The number of rows of a new slice, which is more than the tallest screens show.
  static let firstCount = 100

  /// Creates the slice of a section that has not been scrolled yet.
  init(total: Int) { self.init(total: total, first: 0, count: Self.firstCount) }

  /// Creates a slice of at most ``limit`` rows, moved as far as necessary to be inside the section.
  init(total: Int, first: Int, count: Int, focusedRow: Int? = nil) {
    self.total = total
    let count = total <= Self.limit ? total : min(count, Self.limit)
    let first = max(0, min(first, total - count))
    range = first..<(first + count)
    self.focusedRow = focusedRow.flatMap { [range] in
      (0..<total).contains($0) && !range.contains($0) ? $0 : nil
    }
  }
}

extension RowSlice {
  /// True if the section may have more rows than the browser.
  var isPartial: Bool { total > Self.limit }

  /// True if the browser has the last row, or if there is none.
  var isAtEnd: Bool { range.upperBound == total }

  /// The rows in order.
  var rows: [Int] {
    guard let focusedRow else { return Array(range) }
    return focusedRow < range.lowerBound ? [focusedRow] + range : range + [focusedRow]
  }

  /// The rows among which the row of an event is searched for: those that the browser has, and then ``limit`` rows on
  /// either side.
  var searchedRows: [Int] {
    let before = max(0, range.lowerBound - Self.limit)..<range.lowerBound
    let after = range.upperBound..<min(total, range.upperBound + Self.limit)
    return rows + before + after
  }

  /// Returns the position of a row among the rows that the browser has, or `nil` if the browser does not have it.
  func position(of row: Int) -> Int? {
    let isBefore = focusedRow.map { $0 < range.lowerBound } ?? false
    if row == focusedRow { return isBefore ? 0 : range.count }
    guard range.contains(row) else { return nil }
    return row - range.lowerBound + (isBefore ? 1 : 0)
  }

  /// Returns the first row of a slice that begins at a row and is extended to the end of its section, or `nil` if the slice
  /// would lose rows that may be in view.
  ///
  /// A browser requests other rows when fewer than 50 precede those in view.
  static func startAtEnd(of total: Int, from first: Int) -> Int? {
    let start = max(first, total - limit)
    return start - first <= limit / 8 ? start : nil
  }

  /// Returns a slice with a row in its middle.
  func around(_ row: Int) -> RowSlice {
    if range.dropFirst(20).dropLast(20).contains(row) { return self }
    return RowSlice(
      total: total, first: row - Self.firstCount / 2, count: Self.firstCount, focusedRow: focusedRow
    )
  }
}
