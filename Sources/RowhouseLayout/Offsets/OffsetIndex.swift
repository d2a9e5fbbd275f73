// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An index of the offsets of rows with different heights.
///
/// A row has its estimated height until it is measured. Headers and footers count as rows, with
/// their own estimates.
///
/// ```swift
/// var index = OffsetIndex(count: 1_000_000, estimate: 44)
/// index.setHeight(120.5, of: 2)
/// print(index.offset(of: 3))  // 208.5
/// print(index.row(at: 100) ?? 0)  // 2
/// print(index.totalHeight)  // 44000076.5
/// ```
///
/// Lengths are in points. Heights are rounded to the nearest multiple of 1/64 point, with ties to
/// even. A height greater than zero is stored as at least 1/64 point. So rounding errors do not
/// accumulate, and these laws hold exactly:
/// - `offset(of: row) + height(of: row) == offset(of: row + 1)`
/// - `offset(of: count) == totalHeight`
///
/// A row is at most 33,554,431 points tall, and there are at most 536,870,912 rows. An offset is
/// exact up to 2^47 points, the height of 4,194,304 rows of the maximum height. Beyond that, it is
/// the nearest `Double`.
///
/// An index uses 0.1 bytes per row if no row is measured, and four more for each row in a block of
/// 128 that contains a measured row: 4.1 to 4.4 bytes per row if all are measured.
public struct OffsetIndex: Sendable {
  var estimates: EstimateRuns
  var tree: HeightTree

  /// Creates an index of rows with the same estimate, in points.
  ///
  /// - Precondition: `count` is from 0 to 536,870,912, and `estimate` is from 0 to 33,554,431.
  /// - Complexity: O(*n*/128) for *n* rows.
  public init(count: Int, estimate: Double) {
    self.init([RowEstimate(count: count, height: estimate)])
  }

  /// Creates an index of rows with several estimates, from the first row to the last.
  ///
  /// - Precondition: There are at most 536,870,912 rows.
  /// - Complexity: O(*n*/128 + *e*) for *n* rows and *e* estimates.
  public init(_ estimates: [RowEstimate]) {
    self.estimates = EstimateRuns(estimates)
    tree = HeightTree(self.estimates)
  }

  /// Creates an index of measured rows, with an estimate for forgotten heights, in points.
  ///
  /// - Precondition: There are at most 536,870,912 rows, and heights are from 0 to 33,554,431.
  /// - Complexity: O(*n*) for *n* rows.
  public init(heights: [Double], estimate: Double) {
    estimates = EstimateRuns([RowEstimate(count: heights.count, height: estimate)])
    tree = HeightTree(measured: heights)
  }

  /// The number of rows.
  public var count: Int { tree.count }

  /// The height of all rows together, in points.
  public var totalHeight: Double { Subpoints.points(tree.total) }
}

extension OffsetIndex: CustomStringConvertible {
  /// The number of rows and their height in points, as in `3 rows, 132.0 points`.
  public var description: String {
    "\(count) row\(count == 1 ? "" : "s"), \(totalHeight) points"
  }
}

extension OffsetIndex {
  /// Returns the height of a row in points, measured or estimated.
  ///
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(1).
  public func height(of row: Int) -> Double {
    checkRow(row)
    return Subpoints.points(tree.height(of: row))
  }

  /// Returns `true` if the height of a row was measured and not forgotten.
  ///
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(1).
  public func isMeasured(_ row: Int) -> Bool {
    checkRow(row)
    return tree.isMeasured(row)
  }

  /// Returns the distance in points from the first row to `row`, or to the end for ``count``.
  ///
  /// - Precondition: `row` is in `0...count`.
  /// - Complexity: O(log *n*) for *n* rows.
  public func offset(of row: Int) -> Double {
    precondition(
      row >= 0 && row <= count,
      "Row \(row) is not in 0...\(count), so it has no offset; the index may be stale")
    return Subpoints.points(tree.offset(of: row))
  }

  /// Returns the row at an offset in points, or `nil` if no row has a height.
  ///
  /// An edge belongs to the row below it. Beyond either end, and at infinity, this returns the
  /// nearest row with a height, because a list that is pulled beyond its ends still shows it.
  ///
  /// - Precondition: `offset` is not NaN.
  /// - Complexity: O(log *n*) for *n* rows.
  public func row(at offset: Double) -> Int? {
    precondition(!offset.isNaN, "No row is at an offset that is not a number (NaN)")
    guard tree.total > 0 else { return nil }
    // This number is greater than any total and, unlike infinity, can be converted to an `Int`.
    let subpoint = Int(min(max(offset * Subpoints.perPoint, 0), 0x1p62))
    return tree.row(at: min(subpoint, tree.total - 1))
  }

  @inline(__always)
  func checkRow(_ row: Int) {
    precondition(
      row >= 0 && row < count,
      "Row \(row) is not in 0..<\(count), so it has no height; the index may be stale")
  }
}

extension OffsetIndex {
  /// Sets the measured height of a row in points; zero hides the row from ``row(at:)``.
  ///
  /// This shifts the rows below. ``ScrollAnchor`` computes how far to scroll so that no row jumps.
  ///
  /// - Precondition: `row` is in `0..<count`, and `height` is from 0 to 33,554,431.
  /// - Complexity: O(log *n*) for *n* rows. The first measured row of 128 allocates memory for all
  ///   of them, which occasionally copies the measured heights.
  public mutating func setHeight(_ height: Double, of row: Int) {
    checkRow(row)
    precondition(
      Subpoints.canHold(height),
      "Row \(row) cannot be \(height) points tall; measured heights are from 0 to 33554431")
    tree.set(row, to: .measured(Subpoints.nearest(to: height)))
  }

  /// Resets a row to its estimated height.
  ///
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(log *n* + log *e*) for *n* rows and *e* estimates.
  public mutating func forgetHeight(of row: Int) {
    checkRow(row)
    guard tree.isMeasured(row) else { return }
    tree.set(row, to: .estimated(estimates[row]))
  }

  /// Resets all rows to their estimated heights, for example after the width changed.
  ///
  /// - Complexity: O(*n*/128 + *e*) for *n* rows and *e* estimates.
  public mutating func forgetAllHeights() { tree = HeightTree(estimates) }
}

extension OffsetIndex {
  /// Inserts, deletes, and moves rows in one step.
  ///
  /// Rows that are kept keep their measured heights. All other rows get the new estimates.
  ///
  /// ```swift
  /// let mapping = RowMapping(
  ///   oldCount: changes.oldCount, newCount: changes.newCount,
  ///   deletes: changes.deletes, inserts: changes.inserts,
  ///   moves: changes.moves.map { ($0.old, $0.new) })
  /// index.update(by: mapping, estimates: [RowEstimate(count: changes.newCount, height: 44)])
  /// ```
  ///
  /// - Precondition: `mapping` maps ``count`` rows to the number of rows of the estimates.
  /// - Complexity: O(*n*/128 + *m* + *s*) for *n* rows before and after, *m* rows in blocks of 128
  ///   with a measured row, and *s* stretches and estimates.
  public mutating func update(by mapping: RowMapping, estimates new: [RowEstimate]) {
    precondition(
      mapping.oldCount == count,
      "A mapping from \(mapping.oldCount) rows cannot update an index of \(count)")
    let estimates = EstimateRuns(new)
    precondition(
      mapping.newCount == estimates.count,
      "A mapping to \(mapping.newCount) rows does not fit estimates for \(estimates.count)")
    tree = HeightTree(estimates, keeping: mapping.stretches, of: tree)
    self.estimates = estimates
  }

  /// Replaces the estimates, from the first row to the last; measured heights stay.
  ///
  /// - Precondition: There are estimates for ``count`` rows.
  /// - Complexity: O(*n*/128 + *m* + *e*) for *n* rows, *m* rows in blocks of 128 with a measured
  ///   row, and *e* estimates.
  public mutating func setEstimates(_ new: [RowEstimate]) {
    update(by: RowMapping(unchanged: count), estimates: new)
  }
}
