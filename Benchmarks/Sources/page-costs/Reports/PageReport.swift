// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse

/// The time to evaluate a page of many rows, to compare it, and to send it to the host.
@MainActor
struct PageReport {
  private static let count = 10_000
  private static let first = Bar(2.9)
  private static let changed = Bar(2.9)
  private static let unchanged = Bar(1.74)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let model = PageModel(count: Self.count)
    let appending = LoopBuilds(model: model)
    let host = TakingHost()
    let driver = PageDriver(host: host)
    driver.show(BuilderPage(model: model))
    var fresh: PageDriver?
    let timings = await Contest(contenders: [
      Contender(title: "appending the rows to an array") { appending.appended().count },
      Contender(title: "first shown", prepare: { fresh = PageDriver(host: host) }) {
        fresh?.show(BuilderPage(model: model))
        return host.reloads
      },
      Contender(title: "1 % of the rows changed") {
        let edits = host.edits
        model.value = model.value == "old" ? "new" : "old"
        driver.flush()
        precondition(host.edits == edits + Self.count / 100, "Not 1 % of the rows was updated")
        return host.edits
      },
      Contender(title: "unchanged") {
        driver.update()
        driver.flush()
        return driver.page.sections.count
      },
    ]).run()
    var table = TimeTable("page of 10,000 builder rows", beside: "appending")
    table.write("appending the same rows to an array", timings[0])
    table.write("first shown", timings[1], beside: timings[0], bar: Self.first)
    table.write("1 % of the rows changed", timings[2], beside: timings[0], bar: Self.changed)
    table.write("unchanged", timings[3], beside: timings[0], bar: Self.unchanged)
    return table.isMet
  }
}
