// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Pages that the user can refresh.
@MainActor
struct RefreshTests {
  private struct Page: RefreshablePage {
    let gate: AsyncGate
    let count: Counter

    var title: String { "Mail" }
    var sections: [TableSection] { TableSection { Row("mail") } }

    func refresh() async {
      count.add()
      await gate.passed()
    }
  }

  @Test("The host is notified of the beginning and the end of a refresh")
  func told() async {
    let (gate, count) = (AsyncGate(), Counter())
    let fixture = DriverFixture(Page(gate: gate, count: count))
    #expect(fixture.driver.page.isRefreshable && !fixture.driver.page.isRefreshing)
    #expect(fixture.driver.refresh())
    #expect(fixture.driver.isRefreshing)
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.chrome == .refreshing)
    #expect(fixture.driver.page.isRefreshing)
    // One refresh at a time.
    #expect(!fixture.driver.refresh())
    gate.open()
    while fixture.driver.isRefreshing { await Task.yield() }
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.chrome == .refreshing)
    #expect(!fixture.driver.page.isRefreshing)
    #expect(count.count == 1)
  }

  @Test("A host that shows a refresh itself is notified of an end between two updates")
  func tooQuick() async {
    let gate = AsyncGate()
    gate.open()
    let fixture = DriverFixture(Page(gate: gate, count: Counter()))
    fixture.host.forget()
    fixture.host.finishesAtOnce = false
    // Keeps the driver from evaluating until the refresh has ended.
    fixture.driver.reload("none")
    fixture.driver.flush()
    #expect(fixture.driver.refresh())
    while fixture.driver.isRefreshing { await Task.yield() }
    fixture.host.finishesAtOnce = true
    fixture.host.finishUpdate()
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.chrome == .refreshing)
    #expect(fixture.host.updates.last?.page.isRefreshing == false)
  }

  @Test("Another page cancels a refresh, and a page without a refresh handler has none")
  func others() async {
    let (gate, count) = (AsyncGate(), Counter())
    let fixture = DriverFixture(Page(gate: gate, count: count))
    fixture.driver.refresh()
    fixture.driver.show(AnyPage { TableSection { Row("other") } })
    #expect(!fixture.driver.isRefreshing)
    #expect(!fixture.driver.page.isRefreshable && !fixture.driver.page.isRefreshing)
    #expect(!fixture.driver.refresh())
    gate.open()
    await fixture.driver.settled()
    #expect(!fixture.driver.page.isRefreshing)
  }
}
