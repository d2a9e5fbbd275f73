// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  /// Checks the refreshing of a page, and returns a sentence for each breach.
  ///
  /// Returns an empty array if the host lacks ``HostAbility/refreshing``.
  public func checkRefreshing() async -> [String] {
    let run = ContractRun(makeProbe(), clause: "a page is brought up to date")
    guard let probe = run.probe((any RefreshingProbe).self, for: .refreshing) else {
      return run.faults
    }
    let work = RefreshWork()
    run.driver.show(RefreshedPage(work: work))
    run.settle()
    run.expect(!probe.showsRefreshing, "nothing should go on at first")
    probe.refresh()
    run.settle()
    run.expect(probe.showsRefreshing, "the host should show that it goes on")
    probe.refresh()
    work.finish()
    while run.driver.isRefreshing { await Task.yield() }
    run.settle()
    run.expect(!probe.showsRefreshing, "the host should show that it has ended")
    run.expect(work.count == 1, "one should not begin while another goes on")
    run.expectNewestPage()
    return run.faults
  }
}

/// A page whose refresh lasts until its work is finished.
private struct RefreshedPage: RefreshablePage {
  let work: RefreshWork

  var title: String { "refreshed" }
  var sections: [TableSection] { TableSection { Row("row") } }

  func refresh() async { await work.run() }
}

@MainActor
private final class RefreshWork {
  private(set) var count = 0
  private var isFinished = false

  func run() async {
    count += 1
    while !isFinished { await Task.yield() }
  }

  func finish() { isFinished = true }
}
