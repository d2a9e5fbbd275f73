// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import RowhouseLayout

/// The time to build an index of 1,000,000 rows.
@MainActor
struct BuildingReport {
  private static let bar = Bar(1.28)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let sample = Sample()
    // Headers, rows, and footers of 10,000 sections.
    let sections = (0..<10_000).flatMap { _ in
      [
        RowEstimate(count: 1, height: 32), RowEstimate(count: 98, height: 44),
        RowEstimate(count: 1, height: 10),
      ]
    }
    let timings = await Contest(contenders: [
      Contender(title: "estimated") { OffsetIndex(count: Sample.count, estimate: 44).count },
      Contender(title: "sections") { OffsetIndex(sections).count },
      Contender(title: "measured") { OffsetIndex(heights: sample.heights, estimate: 44).count },
      Contender(title: "sums") { Int(RunningSums(heights: sample.heights).offset(of: 1)) },
    ]).run()
    var table = TimeTable("building, 1,000,000 rows", beside: "sums")
    table.write("one estimate", timings[0], beside: timings[3], bar: Self.bar)
    table.write("10,000 sections, 30,000 estimates", timings[1], beside: timings[3], bar: Self.bar)
    table.write("all measured", timings[2], beside: timings[3], bar: Self.bar)
    table.write("running sums", timings[3])
    return table.isMet
  }
}
