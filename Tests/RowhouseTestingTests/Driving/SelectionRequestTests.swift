// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Selection by the application, without a screen")
@MainActor
struct SelectionRequestTests {
  private struct Page: TablePage {
    let log: EventLog
    var target: Int? = 2

    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        Row("redirected", id: 0).redirectsSelection { target }
        Row("next", id: 1).onSelect { navigator.select(2) }
        Row("row", id: 2).staysSelected().onSelect { log.events.append("row") }
      }
    }
  }

  @Test func aRequestSelectsARowAndCallsNoHandler() throws {
    let log = EventLog()
    let test = PageTest(Page(log: log))
    try test.tap("next")
    #expect(test.selectedRow == RowIndexPath(section: 0, row: 2))
    #expect(test.navigator.selectedRows == [2])
    test.navigator.deselect(2)
    #expect(test.selectedRow == nil && log.events.isEmpty)
  }

  @Test func aTapReachesTheRowThatIsNamed() throws {
    let log = EventLog()
    let test = PageTest(Page(log: log))
    try test.tap("redirected")
    #expect(log.events == ["row"])
    #expect(test.selectedRow == RowIndexPath(section: 0, row: 2))
  }

  @Test func aTapOnARowThatNamesNoneIsRefused() throws {
    let test = PageTest(Page(log: EventLog(), target: nil))
    #expect(throws: PageTestError.self) { try test.tap("redirected") }
    #expect(test.selectedRow == nil)
  }
}
