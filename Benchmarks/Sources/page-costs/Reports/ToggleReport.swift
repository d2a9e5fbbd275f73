// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse

/// The time from the use of a switch to a host that shows it.
@MainActor
struct ToggleReport {
  private static let bar = Bar(5.6)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let model = PageModel(count: 49)
    let appending = LoopBuilds(model: model)
    let host = TakingHost()
    let driver = PageDriver(host: host)
    driver.show(TogglePage(model: model))
    let timings = await Contest(contenders: [
      Contender(title: "appending", repetitions: 100) { appending.appended().count },
      Contender(title: "flushed", repetitions: 100) {
        send(to: driver, model)
        driver.flush()
        return host.edits
      },
      Contender(title: "at the next turn", repetitions: 100) {
        let edits = host.edits
        send(to: driver, model)
        await driver.settled()
        precondition(host.edits == edits + 1, "The switch was not updated")
        return host.edits
      },
      Contender(title: "empty turn", repetitions: 100) {
        // The turns that the driver needs: one to act, and one to resume waiting tasks.
        for _ in 0..<2 {
          await withCheckedContinuation { continuation in
            Task { @MainActor in continuation.resume() }
          }
        }
        return 0
      },
    ]).run()
    var table = TimeTable("one switch in a page of 50 rows", beside: "appending")
    table.write("appending 49 rows to an array", timings[0])
    table.write("used, and flushed", timings[1], beside: timings[0], bar: Self.bar)
    // The driver cannot shorten the time until the next turn of the main loop, so there is no bar.
    table.write("used, shown at the next turn of the loop", timings[2], beside: timings[0])
    table.write("two turns of the loop, nothing done", timings[3], beside: timings[0])
    return table.isMet
  }

  private func send(to driver: PageDriver, _ model: PageModel) {
    let first = RowIndexPath(section: 0, row: 0)
    guard let reference = driver.page.reference(at: first) else {
      preconditionFailure("The page has no first row")
    }
    driver.send(.change(.main, .isOn(!model.isOn)), to: reference)
  }
}
