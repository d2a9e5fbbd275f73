// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import DiffWorkloads
import Foundation

/// The times of the diffs, compared with the yardstick.
struct TimeReport {
  let workloads: [Workload]
  let kinds: [Kind]

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  /// - Throws: An error of starting a process.
  func print() throws -> Bool {
    let table = MarkdownTable([
      .init(title: "pattern", width: 16, isNumber: false),
      .init(title: "kind", width: 21, isNumber: false),
      .init(title: "yardstick µs", width: 12),
      .init(title: "diff µs", width: 9),
      .init(title: "ratio", width: 6),
      .init(title: "bar", width: 8),
      .init(title: "ok", width: 4, isNumber: false),
      .init(title: "ratio, fastest", width: 14),
    ])
    var isMet = true
    var rounds: [Workload: [Kind: Rounds]] = [:]
    for pass in 1...Rounds.passes {
      for workload in workloads {
        for kind in kinds {
          rounds[workload, default: [:]][kind, default: Rounds()]
            .add(try Pass(workload: workload, kind: kind).runAlone())
          guard pass == Rounds.passes, let all = rounds[workload]?[kind] else { continue }
          let bar = Bar(workload, kind)
          let isAdmitted = bar?.admits(all.median)
          if isAdmitted == false { isMet = false }
          table.write([
            workload.title,
            kind.title,
            String(format: "%.1f", all.median.yardstick / 1_000),
            String(format: "%.1f", all.median.diff / 1_000),
            String(format: "%.3f", all.median.ratio),
            bar.map { "\($0)" } ?? "",
            isAdmitted.map { $0 ? "yes" : "OVER" } ?? "",
            String(format: "%.3f", all.fastest.ratio),
          ])
        }
      }
    }
    return isMet
  }
}
