// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import RowhouseLayout

/// The time to insert a row in the middle of 1,000,000, and to change all estimates.
@MainActor
struct UpdateReport {
  /// Measures and prints.
  ///
  /// - Returns: True, because there is no bar.
  func print() async -> Bool {
    let sample = Sample()
    let mapping = RowMapping(
      oldCount: Sample.count, newCount: Sample.count + 1, inserts: [Sample.count / 2])
    let estimated = OffsetIndex(count: Sample.count, estimate: 44)
    var seen = estimated
    for row in 500_000..<510_000 { seen.setHeight(sample.heights[row], of: row) }
    let indexes = [estimated, seen, OffsetIndex(heights: sample.heights, estimate: 44)]
    var more = sample.heights
    more.insert(44, at: Sample.count / 2)
    let inserting = indexes.map { index in
      Contender(title: "") {
        var index = index
        index.update(
          by: mapping, estimates: [RowEstimate(count: Sample.count + 1, height: 44)])
        return index.count
      }
    }
    let estimating = indexes.map { index in
      Contender(title: "") {
        var index = index
        index.setEstimates([RowEstimate(count: Sample.count, height: 50)])
        return index.count
      }
    }
    let sums = Contender(title: "") { [more] in Int(RunningSums(heights: more).offset(of: 1)) }
    let timings = await Contest(contenders: inserting + estimating + [sums]).run()
    var table = TimeTable("1,000,000 rows", beside: "sums")
    table.write("one inserted, none measured", timings[0], beside: timings[6])
    table.write("one inserted, 10,000 together measured", timings[1], beside: timings[6])
    table.write("one inserted, all measured", timings[2], beside: timings[6])
    table.write("other estimate, none measured", timings[3], beside: timings[6])
    table.write("other estimate, 10,000 measured", timings[4], beside: timings[6])
    table.write("other estimate, all measured", timings[5], beside: timings[6])
    table.write("running sums, made anew", timings[6])
    return table.isMet
  }
}
