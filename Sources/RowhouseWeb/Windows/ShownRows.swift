// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of one section that a browser holds: all of a small section, a window of a large one.
struct ShownRows: Hashable {
  /// How many rows the section has.
  let total: Int
  /// Rows beside each other.
  let range: Range<Int>
  /// A row that is held though it stands outside of the range, because it has the focus.
  let pin: Int?

  /// The most rows beside each other.
  ///
  /// A section with no more is held whole.
  static let limit = 200
  /// How many rows of a large section are held of which none were before: what the tallest screens show,
  /// and some.
  static let firstCount = 100

  /// The rows that are held of a section that nobody has scrolled.
  init(total: Int) {
    self.init(total: total, first: 0, count: Self.firstCount)
  }

  /// A window, moved as far as it has to be to lie within the section.
  ///
  /// - Parameters:
  ///   - total: How many rows the section has.
  ///   - first: Where the window begins.
  ///   - count: How many rows it has, at most ``limit``.
  ///   - pin: A row to be held wherever the window is; none, unless given.
  init(total: Int, first: Int, count: Int, pin: Int? = nil) {
    self.total = total
    let count = total <= Self.limit ? total : min(count, Self.limit)
    let first = max(0, min(first, total - count))
    range = first..<(first + count)
    self.pin = pin.flatMap { [range] in (0..<total).contains($0) && !range.contains($0) ? $0 : nil }
  }
}

extension ShownRows {
  /// Whether the section has more rows than are held.
  var isWindow: Bool { total > Self.limit }

  /// How many rows are held.
  var count: Int { range.count + (pin == nil ? 0 : 1) }

  /// The rows that are held, in order.
  var rows: [Int] {
    guard let pin else { return Array(range) }
    return pin < range.lowerBound ? [pin] + range : range + [pin]
  }

  /// Which of the rows that are held a row is, or nothing if it is not held.
  func place(of row: Int) -> Int? {
    let isBefore = pin.map { $0 < range.lowerBound } ?? false
    if row == pin { return isBefore ? 0 : range.count }
    guard range.contains(row) else { return nil }
    return row - range.lowerBound + (isBefore ? 1 : 0)
  }

  /// A window with a row in its middle.
  func around(_ row: Int) -> ShownRows {
    if range.dropFirst(20).dropLast(20).contains(row) { return self }
    return ShownRows(
      total: total, first: row - Self.firstCount / 2, count: Self.firstCount, pin: pin)
  }
}
