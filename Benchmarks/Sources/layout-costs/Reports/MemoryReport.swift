// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation
import RowhouseLayout

/// The memory that an index of 1,000,000 rows keeps allocated.
@MainActor
struct MemoryReport {
  private static let bytesMeasured = 4.5
  private static let bytesEstimated = 1.0

  /// Counts and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() -> Bool {
    guard Allocations.canBeCounted else {
      Swift.print("Allocations can be counted on Linux with glibc only.")
      return true
    }
    let sample = Sample()
    let table = MarkdownTable([
      .init(title: "1,000,000 rows", width: 40, isNumber: false),
      .init(title: "bytes/row", width: 9),
      .init(title: "peak bytes/row", width: 14),
      .init(title: "bar", width: 4),
      .init(title: "ok", width: 4, isNumber: false),
    ])
    var isMet = true
    for (title, bar, build) in builds(sample) {
      let (built, allocations) = Allocations.during(build)
      precondition(built.count == Sample.count, "An index has lost rows")
      let bytes = Double(allocations.keptBytes) / Double(Sample.count)
      let isAdmitted = bar.map { bytes <= $0 }
      if isAdmitted == false { isMet = false }
      table.write([
        title, String(format: "%.3f", bytes),
        String(format: "%.3f", Double(allocations.peakBytes) / Double(Sample.count)),
        bar.map { "\($0)" } ?? "", isAdmitted.map { $0 ? "yes" : "OVER" } ?? "",
      ])
    }
    let (sums, allocations) = Allocations.during { RunningSums(heights: sample.heights) }
    precondition(sums.row(at: 0) == 0, "The sums have no first row")
    table.write([
      "running sums", String(format: "%.3f", Double(allocations.keptBytes) / Double(Sample.count)),
      String(format: "%.3f", Double(allocations.peakBytes) / Double(Sample.count)), "", "",
    ])
    return isMet
  }

  private func builds(_ sample: Sample) -> [(String, Double?, () -> OffsetIndex)] {
    let heights = sample.heights
    func measured(_ rows: some Sequence<Int>) -> OffsetIndex {
      var index = OffsetIndex(count: Sample.count, estimate: 44)
      for row in rows { index.setHeight(heights[row], of: row) }
      return index
    }
    return [
      ("none measured", Self.bytesEstimated, { measured([]) }),
      ("10,000 together measured", nil, { measured(500_000..<510_000) }),
      ("each 100th measured", nil, { measured(stride(from: 0, to: Sample.count, by: 100)) }),
      ("900,000 measured, from the first on", Self.bytesMeasured, { measured(0..<900_000) }),
      ("all measured, from the first on", Self.bytesMeasured, { measured(0..<Sample.count) }),
      (
        "all measured, from the last on", Self.bytesMeasured,
        { measured((0..<Sample.count).reversed()) }
      ),
      (
        "all measured at once", Self.bytesMeasured,
        { OffsetIndex(heights: heights, estimate: 44) }
      ),
      (
        "all measured, all but 10,000 replaced", Self.bytesEstimated,
        {
          var index = OffsetIndex(heights: heights, estimate: 44)
          let kept = RowMapping.Stretch(old: 10, new: 10, count: 10_000)
          index.update(
            by: RowMapping(oldCount: Sample.count, newCount: Sample.count, stretches: [kept]),
            estimates: [RowEstimate(count: Sample.count, height: 44)])
          return index
        }
      ),
    ]
  }
}
