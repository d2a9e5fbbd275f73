// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The estimated height of a number of consecutive rows that are not measured.
///
/// A list of estimates describes a page from its first row to its last:
///
/// ```swift
/// let estimates = [
///   RowEstimate(count: 1, height: 32),  // a section's header
///   RowEstimate(count: 1_000_000, height: 56),  // its rows
/// ]
/// ```
///
/// If heights are fixed, the estimates are the heights, and no row needs measuring.
public struct RowEstimate: Hashable, Sendable {
  /// The number of rows.
  public let count: Int
  /// The height of each, in points.
  public let height: Double

  /// Creates an estimate.
  ///
  /// Both numbers can be zero.
  ///
  /// - Precondition: `count` is not negative, and `height` is from 0 to 33,554,431.
  public init(count: Int, height: Double) {
    precondition(
      count >= 0, "An estimate for \(count) rows is invalid; pass 0 if there are none")
    precondition(
      Subpoints.canHold(height),
      "An estimate of \(height) points is not from 0 to 33554431, so no row can have it")
    self.count = count
    self.height = height
  }
}

/// The estimates of all rows, as runs of equal estimates.
struct EstimateRuns: Sendable {
  struct Run: Equatable, Sendable {
    /// The position after the last row.
    let end: UInt32
    let subpoints: UInt32
  }

  /// The runs, none of which is empty, with different estimates in adjacent runs.
  private(set) var runs: [Run] = []

  init(_ estimates: [RowEstimate]) {
    var end = 0
    for estimate in estimates where estimate.count > 0 {
      end = end.addingReportingOverflow(estimate.count).partialValue
      precondition(
        end > 0 && end <= Self.rowLimit,
        "Estimates for over \(Self.rowLimit) rows, the maximum of an index")
      let subpoints = Subpoints.nearest(to: estimate.height)
      if runs.last?.subpoints == subpoints { runs.removeLast() }
      runs.append(Run(end: UInt32(end), subpoints: subpoints))
    }
  }
}

extension EstimateRuns {
  /// The maximum number of rows of an index, the same as that of a diff.
  static var rowLimit: Int { 1 << 29 }

  /// The number of rows.
  var count: Int { Int(runs.last?.end ?? 0) }

  /// The estimate of a row, in O(log *r*) for *r* runs.
  subscript(row: Int) -> UInt32 {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].end) > row { high = middle } else { low = middle + 1 }
    }
    return runs[low].subpoints
  }
}
