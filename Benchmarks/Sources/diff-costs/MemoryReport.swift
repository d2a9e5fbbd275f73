// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import DiffWorkloads
import Foundation

/// The memory of the diffs in addition to their inputs, including the results.
struct MemoryReport {
  let workloads: [Workload]
  let kinds: [Kind]

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over the bar.
  func print() -> Bool {
    guard Allocations.canBeCounted else {
      Swift.print("The memory of a diff can be measured on Linux with glibc only.")
      return true
    }
    let table = MarkdownTable([
      .init(title: "pattern", width: 16, isNumber: false),
      .init(title: "kind", width: 21, isNumber: false),
      .init(title: "peak bytes/element", width: 18),
      .init(title: "allocations", width: 11),
      .init(title: "bar", width: 4),
      .init(title: "ok", width: 4, isNumber: false),
    ])
    var isMet = true
    for workload in workloads {
      for kind in kinds {
        let trial = workload.trial(of: kind)
        // One run before the count, for the runtime's allocations at the first use of a type.
        _ = trial.diff()
        let (_, allocations) = Allocations.during(trial.diff)
        let bytes = Double(allocations.peakBytes) / Double(trial.count)
        let hasBar = workload.pattern != .stagedPage
        let isAdmitted = !hasBar || bytes <= Bar.bytesPerElement
        if !isAdmitted { isMet = false }
        table.write([
          workload.title,
          kind.title,
          String(format: "%.1f", bytes),
          "\(allocations.count)",
          hasBar ? String(format: "%.0f", Bar.bytesPerElement) : "",
          hasBar ? (isAdmitted ? "yes" : "OVER") : "",
        ])
      }
    }
    return isMet
  }
}
