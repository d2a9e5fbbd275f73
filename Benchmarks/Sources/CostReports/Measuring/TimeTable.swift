// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation

/// Times, each beside a yardstick, against bars.
struct TimeTable {
  private let table: MarkdownTable
  private(set) var isMet = true

  /// - Parameters:
  ///   - subject: The title of the first column.
  ///   - yardstick: What the ratios are to.
  init(_ subject: String, beside yardstick: String) {
    table = MarkdownTable([
      .init(title: subject, width: 40, isNumber: false),
      .init(title: "fastest µs", width: 10),
      .init(title: "quiet µs", width: 9),
      .init(title: "median µs", width: 9),
      .init(title: "ratio to \(yardstick)", width: 12 + yardstick.count),
      .init(title: "bar", width: 8),
      .init(title: "ok", width: 4, isNumber: false),
    ])
  }

  /// Writes one row, and judges it.
  mutating func write(
    _ title: String, _ timings: Timings, beside yardstick: Timings? = nil, bar: Bar? = nil
  ) {
    let ratio = yardstick.map { timings.ratio(to: $0) }
    let isAdmitted = bar?.admits(ratio: ratio ?? .infinity, microseconds: timings.quiet)
    if isAdmitted == false { isMet = false }
    table.write([
      title,
      String(format: "%.1f", timings.fastest),
      String(format: "%.1f", timings.quiet),
      String(format: "%.1f", timings.median),
      ratio.map { String(format: "%.2f", $0) } ?? "",
      bar.map { "\($0)" } ?? "",
      isAdmitted.map { $0 ? "yes" : "OVER" } ?? "",
    ])
  }
}
