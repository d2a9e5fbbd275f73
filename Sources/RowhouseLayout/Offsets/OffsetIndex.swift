// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where each row of a page is, and which row is where, for rows of different heights.
///
/// Rows nobody has seen are as tall as estimated; as they show, their measured heights take the
/// estimates' place. Rows are numbered from the top of the page to its end, headers and footers
/// included: they are rows here, with an estimate of their own.
///
/// ```swift
/// var index = OffsetIndex(count: 1_000_000, estimate: 44)
/// index.setHeight(120.5, of: 2)
/// print(index.offset(of: 3))  // 208.5
/// print(index.row(at: 100) ?? 0)  // 2
/// print(index.totalHeight)  // 44000076.5
/// ```
///
/// Lengths are in points. Heights are kept as whole numbers of 1/64 point: the nearest one, of two as
/// near the even one, and at least one for a height over zero. So nothing drifts, however many heights
/// change, and these laws hold exactly and not about:
/// - `offset(of: row) + height(of: row) == offset(of: row + 1)`
/// - `offset(of: count) == totalHeight`
///
/// A row is at most 33,554,431 points tall, and there are at most 536,870,912 rows. Sums have 64
/// bits and cannot overflow. As a `Double` an offset is exact up to 2^47 points, which 4,194,304
/// rows of the greatest height do not exceed; beyond, it is the nearest `Double`.
///
/// An index takes 0.2 bytes a row as long as nothing is measured. A measured row takes four bytes
/// for each of its 64 neighbours, so one in which all rows are measured takes 4.2 to 4.5.
public struct OffsetIndex: Sendable {
  var estimates: EstimateRuns
  var tree: HeightTree

  /// Creates an index of rows with one estimate.
  ///
  /// - Parameters:
  ///   - count: How many rows.
  ///   - estimate: How tall each is taken to be until it is measured, in points.
  /// - Precondition: `count` is from 0 to 536,870,912, and `estimate` from 0 to 33,554,431.
  /// - Complexity: O(*n*/64) for *n* rows.
  public init(count: Int, estimate: Double) {
    self.init([RowEstimate(count: count, height: estimate)])
  }

  /// Creates an index of rows with several estimates.
  ///
  /// - Parameter estimates: From the first row to the last. They say how many rows there are.
  /// - Precondition: There are at most 536,870,912 rows.
  /// - Complexity: O(*n*/64 + *e*) for *n* rows and *e* estimates. Where two estimates meet, 64
  ///   rows take four bytes each.
  public init(_ estimates: [RowEstimate]) {
    self.estimates = EstimateRuns(estimates)
    tree = HeightTree(self.estimates)
  }

  /// Creates an index of rows that are all measured.
  ///
  /// - Parameters:
  ///   - heights: The height of each row, in points.
  ///   - estimate: How tall each is taken to be once its height is forgotten, in points.
  /// - Precondition: There are at most 536,870,912 rows, and heights are from 0 to 33,554,431.
  /// - Complexity: O(*n*) for *n* rows.
  public init(heights: [Double], estimate: Double) {
    estimates = EstimateRuns([RowEstimate(count: heights.count, height: estimate)])
    tree = HeightTree(measured: heights)
  }
}

extension OffsetIndex {
  /// How many rows there are.
  public var count: Int { tree.count }

  /// How tall all rows are together, in points.
  public var totalHeight: Double { Subpoints.points(tree.total) }
}
