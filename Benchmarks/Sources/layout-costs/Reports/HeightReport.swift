// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse
import RowhouseLayout

/// The time to compute the height of a row of a feed, compared with measuring only its texts.
///
/// Each time is that of one row. The same measurer measures the same texts with and without a
/// layout; without one, the time is the cost for code that only measures texts. The measurer does
/// not shape text. A platform's fonts take longer, which makes the ratio smaller.
@MainActor
struct HeightReport {
  private static let bar = Bar(1.3)
  private static let knownBar = Bar(0.19)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let timings = await Contest(contenders: await Self.contenders(), rounds: 30).run()
    var table = TimeTable("a row of a feed", beside: "texts", decimals: 3)
    table.write("its height", timings[1], beside: timings[0], bar: Self.bar)
    table.write("its height, two workers", timings[2], beside: timings[0])
    table.write("its height, from parts that are there", timings[4], beside: timings[0])
    table.write("its parts alone", timings[3], beside: timings[0])
    table.write("its height, known", timings[5], beside: timings[0], bar: Self.knownBar)
    table.write("its texts alone", timings[0])
    return table.isMet
  }

  /// Returns the contenders.
  static func contenders() async -> [Contender] {
    let rows = FeedRows.rows
    let measurer = TableMeasurer()
    let layout = PartLayout(measuring: measurer)
    let queries = await questions(of: rows)
    var cache = RowHeightCache<Int, TableMeasurer>(of: layout)
    _ = await cache.heights(of: rows, width: FeedRows.width)
    let bodies = rows.map { $0.row.body(style: $0.style) }
    let count = rows.count
    return [
      Contender(title: "texts", operations: count) {
        Int(queries.reduce(0) { $0 + measurer.size(of: $1).height })
      },
      Contender(title: "heights", operations: count) {
        await layout.heights(of: rows, width: FeedRows.width).count
      },
      Contender(title: "two workers", operations: count) {
        await layout.heights(of: rows, width: FeedRows.width, workers: 2).count
      },
      Contender(title: "bodies", operations: count) {
        rows.reduce(0) { $0 + $1.row.body(style: $1.style).children.count }
      },
      Contender(title: "parts", operations: count) {
        Int(
          bodies.reduce(0) {
            $0 + layout.height(of: $1, style: FeedRows.style, width: FeedRows.width)
          })
      },
      Contender(title: "known", operations: count) {
        var sum = 0.0
        for row in rows {
          sum += cache.height(of: row.row, id: row.id, style: row.style, width: FeedRows.width)
        }
        return Int(sum)
      },
    ]
  }

  private static func questions(of rows: [StyledRow<Int>]) async -> [TextQuery] {
    let noting = NotingMeasurer(TableMeasurer())
    _ = await PartLayout(measuring: noting).heights(of: rows, width: FeedRows.width)
    return noting.queries
  }
}
