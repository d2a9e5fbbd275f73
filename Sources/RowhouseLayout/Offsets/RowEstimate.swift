// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How tall so many rows in a row are taken to be as long as nobody has measured them.
///
/// A page is written as a list of these, from its first row to its last:
///
/// ```swift
/// let estimates = [
///   RowEstimate(count: 1, height: 32),  // a section's header
///   RowEstimate(count: 1_000_000, height: 56),  // its rows
/// ]
/// ```
///
/// Where heights are fixed, the estimate is the height, and the rows need not be measured at all.
public struct RowEstimate: Hashable, Sendable {
  /// How many rows.
  public let count: Int
  /// The height of each, in points.
  public let height: Double

  /// Creates an estimate.
  ///
  /// - Parameters:
  ///   - count: How many rows; none is allowed.
  ///   - height: The height of each, in points. Zero is allowed.
  /// - Precondition: `count` is not negative, and `height` is from 0 to 33,554,431.
  public init(count: Int, height: Double) {
    precondition(
      count >= 0, "An estimate for \(count) rows makes no sense; give 0 where there are none")
    precondition(
      Subpoints.canHold(height),
      "An estimate of \(height) points is not from 0 to 33554431, so no row can have it")
    self.count = count
    self.height = height
  }
}
