// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  /// Checks the refreshing of a page, and returns a sentence for the first breach.
  ///
  /// Returns an empty array if there is none, or if the host lacks ``HostAbility/refreshing``.
  public func checkRefreshing() async -> [String] {
    let run = ContractRun(makeProbe(), clause: "a page is refreshed")
    guard let probe = run.probe((any RefreshingProbe).self, for: .refreshing) else {
      return run.faults
    }
    let work = RefreshWork()
    run.driver.show(RefreshedPage(work: work))
    run.settle()
    run.expect(!probe.showsRefreshing, "the host should not show refreshing at first")
    probe.refresh()
    run.settle()
    run.expect(probe.showsRefreshing, "the host should show that the page is being refreshed")
    probe.refresh()
    work.finish()
    while run.driver.isRefreshing { await Task.yield() }
    run.settle()
    run.expect(!probe.showsRefreshing, "the host should show that refreshing has ended")
    run.expect(work.count == 1, "a refresh should not begin during another one")
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
