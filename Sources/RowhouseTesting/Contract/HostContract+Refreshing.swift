// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  /// Which faults a host shows when a page is brought up to date, which takes a while.
  ///
  /// - Returns: A sentence for each; none if there are none, or if the host says that it cannot.
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

/// A page that is brought up to date when it is let.
private struct RefreshedPage: RefreshablePage {
  let work: RefreshWork

  var title: String { "refreshed" }
  var sections: [TableSection] { TableSection { Row("row") } }

  func refresh() async { await work.run() }
}

/// Work that ends when it is told to.
@MainActor
private final class RefreshWork {
  private(set) var count = 0
  private var isFinished = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func run() async {
    count += 1
    if !isFinished { await withCheckedContinuation { waiting.append($0) } }
  }

  func finish() {
    isFinished = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
