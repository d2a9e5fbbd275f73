// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The estimates of all rows, as runs of rows with one estimate.
struct EstimateRuns: Sendable {
  struct Run: Equatable, Sendable {
    /// The row after the last one.
    let end: UInt32
    let subpoints: UInt32
  }

  /// None is empty, and neighbours differ.
  private(set) var runs: [Run] = []

  init(_ estimates: [RowEstimate]) {
    var end = 0
    for estimate in estimates where estimate.count > 0 {
      end = end.addingReportingOverflow(estimate.count).partialValue
      precondition(
        end > 0 && end <= Self.rowLimit,
        "Estimates for over \(Self.rowLimit) rows, which is the most that an index can number")
      let subpoints = Subpoints.nearest(to: estimate.height)
      if runs.last?.subpoints == subpoints { runs.removeLast() }
      runs.append(Run(end: UInt32(end), subpoints: subpoints))
    }
  }
}

extension EstimateRuns {
  /// The most rows that an index can have, as many as a diff can number.
  static var rowLimit: Int { 1 << 29 }

  /// How many rows there are.
  var count: Int { Int(runs.last?.end ?? 0) }

  /// The estimate of a row.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
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
