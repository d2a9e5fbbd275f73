// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A table of times and of their ratios to a yardstick, which it compares with bars.
package struct TimeTable {
  private let table: MarkdownTable
  private let decimals: Int
  package private(set) var isMet = true

  /// - Parameters:
  ///   - subject: The title of the first column.
  ///   - yardstick: The name of the yardstick of the ratios.
  ///   - decimals: The number of decimals of a microsecond in times.
  package init(_ subject: String, beside yardstick: String, decimals: Int = 1) {
    self.decimals = decimals
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

  /// Writes one row, and compares it with its bar.
  package mutating func write(
    _ title: String, _ timings: Timings, beside yardstick: Timings? = nil, bar: Bar? = nil
  ) {
    precondition(
      bar == nil || yardstick != nil, "\(title) has a bar and no yardstick; a bar is a ratio")
    let ratio = yardstick.map { timings.ratio(to: $0) }
    let isAdmitted = ratio.flatMap { bar?.admits($0) }
    if isAdmitted == false { isMet = false }
    table.write([
      title,
      written(timings.fastest),
      written(timings.quiet),
      written(timings.median),
      ratio.map { String(format: $0 < 0.1 ? "%.5f" : "%.2f", $0) } ?? "",
      bar.map { "\($0)" } ?? "",
      isAdmitted.map { $0 ? "yes" : "OVER" } ?? "",
    ])
  }

  private func written(_ microseconds: Double) -> String {
    String(format: "%.\(decimals)f", microseconds)
  }
}
