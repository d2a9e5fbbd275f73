// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension OffsetIndex {
  /// How tall a row is, measured or estimated.
  ///
  /// - Parameter row: The row.
  /// - Returns: Its height in points.
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(1).
  public func height(of row: Int) -> Double {
    checkRow(row)
    return Subpoints.points(tree.height(of: row))
  }

  /// Whether the height of a row was measured and not forgotten.
  ///
  /// - Parameter row: The row.
  /// - Returns: Whether ``height(of:)`` is what was measured.
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(1).
  public func isMeasured(_ row: Int) -> Bool {
    checkRow(row)
    return tree.isMeasured(row)
  }

  /// Where a row begins: how tall all rows above it are together.
  ///
  /// - Parameter row: The row, or `count` for where the last row ends.
  /// - Returns: The offset of its top edge from that of the first row, in points.
  /// - Precondition: `row` is in `0...count`.
  /// - Complexity: O(log *n*) for *n* rows.
  public func offset(of row: Int) -> Double {
    precondition(
      row >= 0 && row <= count,
      "Row \(row) is not in 0...\(count), so it has no offset; is the index that of another page?")
    return Subpoints.points(tree.offset(of: row))
  }

  /// The row that is at an offset: the one that begins there or above it and ends below it.
  ///
  /// An edge belongs to the row below it. A row of no height is nowhere and never found. Above the
  /// first row the answer is the first row that has a height, from the end on the last one: a list
  /// that is pulled beyond its ends still shows them.
  ///
  /// - Parameter offset: In points from the top edge of the first row; infinite is allowed.
  /// - Returns: The row, or nil if there is no row that has a height.
  /// - Precondition: `offset` is not NaN.
  /// - Complexity: O(log *n*) for *n* rows.
  public func row(at offset: Double) -> Int? {
    precondition(!offset.isNaN, "An offset that is no number (NaN) is nowhere, so no row is there")
    let total = tree.total
    guard total > 0 else { return nil }
    let subpoint = offset * Subpoints.perPoint
    if subpoint <= 0 { return tree.row(at: 0) }
    // Compared as a `Double` first: what is far out does not fit in an `Int`.
    guard subpoint < Double(total) else { return tree.row(at: total - 1) }
    return tree.row(at: min(Int(subpoint), total - 1))
  }

  @inline(__always)
  func checkRow(_ row: Int) {
    precondition(
      row >= 0 && row < count,
      "Row \(row) is not in 0..<\(count), so it has no height; is the index that of another page?")
  }
}
