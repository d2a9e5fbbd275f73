// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import RowhouseLayout

/// The time to change a height and to find rows and offsets among 1,000,000 rows of different
/// heights.
@MainActor
struct LookupReport {
  private static let offsetBar = Bar(0.0008)
  private static let rowBar = Bar(0.00125)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let sample = Sample()
    // Index and sums take turns, so that the caches are in the same state for both.
    let contenders = zip(sumContenders(sample), indexContenders(sample)).flatMap { [$0, $1] }
    let timings = await Contest(contenders: contenders).run()
    let (sums, index) = (
      stride(from: 0, to: 10, by: 2).map { timings[$0] },
      stride(from: 1, to: 10, by: 2).map { timings[$0] }
    )
    var table = TimeTable("1,000,000 rows, all measured", beside: "sums", decimals: 4)
    table.write("set a height", index[0], beside: sums[0])
    table.write("offset of a row", index[1], beside: sums[1])
    table.write("row at an offset", index[2], beside: sums[2])
    table.write("set, then an offset", index[3], beside: sums[3], bar: Self.offsetBar)
    table.write("set, then a row", index[4], beside: sums[4], bar: Self.rowBar)
    table.write("running sums: set a height", sums[0])
    table.write("running sums: offset of a row", sums[1])
    table.write("running sums: row at an offset", sums[2])
    table.write("running sums: set, then an offset", sums[3])
    table.write("running sums: set, then a row", sums[4])
    return table.isMet
  }

  private func indexContenders(_ sample: Sample) -> [Contender] {
    let (rows, offsets, heights) = (sample.rows, sample.offsets, sample.newHeights)
    let count = Sample.questions
    return [
      each(count, of: sample, \.index) { index, question in
        index.setHeight(heights[question], of: rows[question])
        return 1
      },
      each(count, of: sample, \.index) { index, question in
        Int(index.offset(of: rows[question]))
      },
      each(count, of: sample, \.index) { index, question in
        index.row(at: offsets[question]) ?? 0
      },
      each(count, of: sample, \.index) { index, question in
        index.setHeight(heights[question], of: rows[question])
        return Int(index.offset(of: rows[count - 1 - question]))
      },
      each(count, of: sample, \.index) { index, question in
        index.setHeight(heights[question], of: rows[question])
        return index.row(at: offsets[question]) ?? 0
      },
    ]
  }

  private func sumContenders(_ sample: Sample) -> [Contender] {
    let (rows, offsets, heights) = (sample.rows, sample.offsets, sample.newHeights)
    let changed = Sample.spreadRows
    // One change takes a fraction of a millisecond, so there are fewer of them.
    return [
      each(changed.count, of: sample, \.sums) { sums, question in
        sums.setHeight(heights[question], of: changed[question])
        return 1
      },
      each(Sample.questions, of: sample, \.sums) { sums, question in
        Int(sums.offset(of: rows[question]))
      },
      each(Sample.questions, of: sample, \.sums) { sums, question in
        sums.row(at: offsets[question])
      },
      each(changed.count, of: sample, \.sums) { sums, question in
        sums.setHeight(heights[question], of: changed[question])
        return Int(sums.offset(of: rows[question]))
      },
      each(changed.count, of: sample, \.sums) { sums, question in
        sums.setHeight(heights[question], of: changed[question])
        return sums.row(at: offsets[question])
      },
    ]
  }

  /// Creates a contender that performs a number of operations on a structure in each run.
  ///
  /// The structure is moved out of the sample during the run, so that the time does not include
  /// accesses to a class.
  @inline(__always)
  private func each<Structure>(
    _ count: Int, of sample: Sample, _ path: ReferenceWritableKeyPath<Sample, Structure?>,
    _ ask: @escaping (inout Structure, Int) -> Int
  ) -> Contender {
    Contender(title: "", operations: count) {
      guard var structure = sample[keyPath: path].take() else { return 0 }
      var sum = 1
      for question in 0..<count { sum &+= ask(&structure, question) }
      sample[keyPath: path] = structure
      return sum
    }
  }
}
