// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse

/// The time of a builder, compared with appending the same rows to an array.
@MainActor
struct BuildingReport {
  private static let bar = Bar(1.5)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let model = PageModel(count: 10_000)
    let judged: [any Builds] = [
      LoopBuilds(model: model), RowsBuilds(model: model), BranchBuilds(model: model),
      StatementBuilds(model: model),
    ]
    var table = TimeTable("building", beside: "appending")
    for builds in judged { await write(builds, bar: Self.bar, to: &table) }
    await write(LoopedBranchBuilds(model: model), bar: nil, to: &table)
    return table.isMet
  }

  private func write(_ builds: some Builds, bar: Bar?, to table: inout TimeTable) async {
    precondition(
      builds.built().map(\.texts) == builds.appended().map(\.texts),
      "\(builds.title): the builder does not make the rows that are appended")
    let timings = await Contest(contenders: [
      Contender(title: "appended", repetitions: builds.repetitions) { builds.appended().count },
      Contender(title: "built", repetitions: builds.repetitions) { builds.built().count },
    ]).run()
    table.write("\(builds.title): appended", timings[0])
    table.write("\(builds.title): built", timings[1], beside: timings[0], bar: bar)
  }
}
