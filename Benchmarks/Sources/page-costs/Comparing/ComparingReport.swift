// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation
import Rowhouse

/// The number of rows that can be compared in a tenth of a frame, which is
/// `PageDriver.defaultMainActorComparisonLimit`.
///
/// Both pages look the same, and the new one is built again for each round.
@MainActor
struct ComparingReport {
  /// A tenth of a frame at 60 Hz.
  private static let limit = 1_600.0
  /// The numbers of rows of a page.
  private static let counts = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]

  /// Measures and prints.
  func print() async {
    let kinds = ComparedKind.all
    let table = MarkdownTable(
      [.init(title: "rows of both pages", width: 18)]
        + kinds.map { .init(title: "\($0.title), µs", width: 20) })
    var columns: [[(rows: Double, time: Double)]] = kinds.map { _ in [] }
    for count in Self.counts {
      let contenders = kinds.map { $0.contender(count) }
      let rounds = min(60, max(12, 600_000 / count))
      let timings = await Contest(contenders: contenders, rounds: rounds).run()
      for (kind, timing) in timings.enumerated() {
        columns[kind].append((Double(2 * count), timing.quiet))
      }
      table.write(["\(2 * count)"] + timings.map { String(format: "%.1f", $0.quiet) })
    }
    table.write(["rows in 1,600 µs"] + columns.map { String(format: "%.0f", rowsInLimit($0)) })
    table.write(["by default"] + kinds.map { _ in "\(PageDriver.defaultMainActorComparisonLimit)" })
  }

  /// Returns the number of rows that can be compared within the limit, interpolated between two
  /// measurements.
  private func rowsInLimit(_ column: [(rows: Double, time: Double)]) -> Double {
    guard let next = column.firstIndex(where: { $0.time > Self.limit }), next > 0 else {
      return column.last?.rows ?? 0
    }
    let (below, above) = (column[next - 1], column[next])
    let part = (Self.limit - below.time) / (above.time - below.time)
    return below.rows + part * (above.rows - below.rows)
  }
}
