// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import DiffWorkloads

/// The numbers of edits, which show that the workloads are as intended.
struct EditReport {
  let workloads: [Workload]
  let kinds: [Kind]

  /// Compares and prints.
  func print() {
    let table = MarkdownTable([
      .init(title: "pattern", width: 16, isNumber: false),
      .init(title: "kind", width: 21, isNumber: false),
      .init(title: "deletes", width: 7),
      .init(title: "inserts", width: 7),
      .init(title: "moves", width: 7),
      .init(title: "updates", width: 7),
      .init(title: "stages", width: 6),
    ])
    for workload in workloads {
      for kind in kinds {
        let tally = workload.trial(of: kind).diff()
        table.write([
          workload.title,
          kind.title,
          "\(tally.deletes)",
          "\(tally.inserts)",
          "\(tally.moves)",
          "\(tally.updates)",
          tally.stages.map { "\($0)" } ?? "",
        ])
      }
    }
  }
}
