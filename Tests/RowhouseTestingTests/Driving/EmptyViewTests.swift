// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Pages and sections without rows")
@MainActor
struct EmptyViewTests {
  private struct Inbox: TablePage {
    let log: EventLog
    var ofPage = true

    private var nothing: LoadState {
      .empty {
        Part.image(.symbol("tray"), size: .square(64))
        Part.text("Nothing yet")
        Part.button("Write", control: "write")
      }
      .onAction { log.events.append("write") }
    }

    var title: String { "Inbox" }
    var loadState: LoadState { ofPage ? nothing : .content }
    var sections: [TableSection] {
      TableSection { Row("hidden") }.loadState(nothing)
      TableSection { Row("other") }
    }
  }

  @Test func partsTakeTheWholePage() throws {
    let log = EventLog()
    let test = PageTest(Inbox(log: log))
    #expect(test.page.sections.count == 1 && test.page.rowCount == 1)
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 0))?.texts == ["Nothing yet", "Write"])
    try test.press("Write")
    #expect(log.events == ["write"])
  }

  @Test func partsTakeTheRowsOfASection() {
    let test = PageTest(Inbox(log: EventLog(), ofPage: false))
    let texts = (0..<2).compactMap {
      test.page.row(at: RowIndexPath(section: $0, row: 0))?.texts.first
    }
    #expect(texts == ["Nothing yet", "other"])
  }

  @Test func statesAreEqualIfTheyShowTheSame() {
    let one = LoadState.empty { Part.text("a") }
    #expect(one == LoadState.empty { Part.text("a") }.onAction {})
    #expect(one != LoadState.empty { Part.text("b") })
    #expect(one != LoadState.empty("a"))
  }
}
