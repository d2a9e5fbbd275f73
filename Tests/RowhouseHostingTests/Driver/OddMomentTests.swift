// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Updates that are requested in handlers and during another update.
@MainActor
struct OddMomentTests {
  @Test("An update requested in a handler is a note, and runs when the handler has returned")
  func updateInsideHandler() async throws {
    let fixture = DriverFixture()
    let notes = Notes()
    fixture.driver.show(
      AnyPage { [weak driver = fixture.driver] in
        TableSection {
          Row("\(notes.unseen)").onSelect {
            notes.unseen += 1
            driver?.update()
            #expect(driver?.page.joinedTexts(at: RowIndexPath(section: 0, row: 0)) == "0")
          }
        }
      })
    try fixture.driver.send(.tap, to: fixture.reference(0, 0))
    #expect(fixture.texts == [["0"]])
    await fixture.driver.settled()
    #expect(fixture.texts == [["1"]])
    #expect(fixture.reports.kinds == [.updateInsideHandler])
    #expect(fixture.reports.all.map(\.severity) == [.note])
  }

  @Test("A handler may flush, and show another page")
  func flushInsideHandler() async throws {
    let fixture = DriverFixture()
    let notes = Notes()
    let next = AnyPage { TableSection { Row("b") } }
    fixture.driver.show(
      AnyPage { [weak driver = fixture.driver] in
        TableSection {
          Row(notes.title).onSelect {
            notes.title = "x"
            driver?.flush()
          }
          Row("next").onSelect { driver?.show(next) }
        }
      })
    try fixture.driver.send(.tap, to: fixture.reference(0, 0))
    #expect(fixture.text(0, 0) == "x")
    try fixture.driver.send(.tap, to: fixture.reference(0, 1))
    #expect(fixture.texts == [["b"]])
    #expect(fixture.reports.all == [])
  }

  @Test("Changes made by rows displayed during an update follow in a later update")
  func willDisplayDuringUpdate() async {
    let notes = Notes()
    let fixture = DriverFixture()
    var depth = 0
    fixture.host.onUpdate = { [weak driver = fixture.driver] update in
      depth += 1
      defer { depth -= 1 }
      #expect(depth == 1)
      guard let reference = update.page.reference(at: RowIndexPath(section: 0, row: 0)) else {
        return
      }
      driver?.send(.willDisplay, to: reference)
      driver?.flush()
    }
    fixture.driver.show(
      AnyPage {
        TableSection {
          Row(notes.title).onWillDisplay { if notes.title.count < 8 { notes.title += "!" } }
        }
      })
    await fixture.driver.settled()
    #expect(fixture.texts == [["Notes!!!"]])
    #expect(fixture.host.updates.count == 4)
    #expect(fixture.reports.all == [])
  }
}
