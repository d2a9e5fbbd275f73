// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Pages that the user brings up to date.
@MainActor
struct RefreshTests {
  private struct Page: RefreshablePage {
    let gate: Latch
    let count: Counter

    var title: String { "Mail" }
    var sections: [TableSection] { TableSection { Row("mail") } }

    func refresh() async {
      count.add()
      await gate.passed()
    }
  }

  @Test("The host is told that it goes on, and that it has ended")
  func told() async {
    let (gate, count) = (Latch(), Counter())
    let rig = Rig(Page(gate: gate, count: count))
    #expect(rig.driver.page.isRefreshable && !rig.driver.page.isRefreshing)
    #expect(rig.driver.refresh())
    #expect(rig.driver.isRefreshing)
    rig.driver.flush()
    #expect(rig.host.updates.last?.chrome == .refreshing)
    #expect(rig.driver.page.isRefreshing)
    // One at a time.
    #expect(!rig.driver.refresh())
    gate.open()
    while rig.driver.isRefreshing { await Task.yield() }
    await rig.driver.settled()
    #expect(rig.host.updates.last?.chrome == .refreshing)
    #expect(!rig.driver.page.isRefreshing)
    #expect(count.count == 1)
  }

  @Test("A host that shows it by itself is told the end even if it came between two updates")
  func tooQuick() async {
    let gate = Latch()
    gate.open()
    let rig = Rig(Page(gate: gate, count: Counter()))
    rig.host.forget()
    rig.host.isQuick = false
    // Keeps the driver from evaluating until it has ended.
    rig.driver.reload("none")
    rig.driver.flush()
    #expect(rig.driver.refresh())
    while rig.driver.isRefreshing { await Task.yield() }
    rig.host.isQuick = true
    rig.host.finish()
    rig.driver.flush()
    #expect(rig.host.updates.last?.chrome == .refreshing)
    #expect(rig.host.updates.last?.page.isRefreshing == false)
  }

  @Test("Another page in its place cancels it, and one that cannot be refreshed is not")
  func others() async {
    let (gate, count) = (Latch(), Counter())
    let rig = Rig(Page(gate: gate, count: count))
    rig.driver.refresh()
    rig.driver.show(AnyPage { TableSection { Row("other") } })
    #expect(!rig.driver.isRefreshing)
    #expect(!rig.driver.page.isRefreshable && !rig.driver.page.isRefreshing)
    #expect(!rig.driver.refresh())
    gate.open()
    await rig.driver.settled()
    #expect(!rig.driver.page.isRefreshing)
  }
}
