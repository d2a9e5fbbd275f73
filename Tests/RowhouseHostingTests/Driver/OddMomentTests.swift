// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Updates that are asked for inside of handlers, and while another is carried out.
@MainActor
struct OddMomentTests {
  @Test("An update that a handler asks for is a note, and made when the handler has returned")
  func updateInsideHandler() async throws {
    let rig = Rig()
    let notes = Notes()
    rig.driver.show(
      AnyPage { [weak driver = rig.driver] in
        TableSection {
          Row("\(notes.unseen)").onSelect {
            notes.unseen += 1
            driver?.update()
            #expect(driver?.page.searchText(at: RowIndexPath(section: 0, row: 0)) == "0")
          }
        }
      })
    try rig.driver.send(.tap, to: rig.reference(0, 0))
    #expect(rig.texts == [["0"]])
    await rig.driver.settled()
    #expect(rig.texts == [["1"]])
    #expect(rig.reports.kinds == [.updateInsideHandler])
    #expect(rig.reports.all.map(\.severity) == [.note])
  }

  @Test("A handler may flush, and show another page")
  func flushInsideHandler() async throws {
    let rig = Rig()
    let notes = Notes()
    let next = AnyPage { TableSection { Row("b") } }
    rig.driver.show(
      AnyPage { [weak driver = rig.driver] in
        TableSection {
          Row(notes.title).onSelect {
            notes.title = "x"
            driver?.flush()
          }
          Row("next").onSelect { driver?.show(next) }
        }
      })
    try rig.driver.send(.tap, to: rig.reference(0, 0))
    #expect(rig.text(0, 0) == "x")
    try rig.driver.send(.tap, to: rig.reference(0, 1))
    #expect(rig.texts == [["b"]])
    #expect(rig.reports.all == [])
  }

  @Test("What rows that come on screen change while an update is carried out comes after it")
  func willDisplayDuringUpdate() async {
    let notes = Notes()
    let rig = Rig()
    var depth = 0
    rig.host.onApply = { [weak driver = rig.driver] update in
      depth += 1
      defer { depth -= 1 }
      #expect(depth == 1)
      guard let reference = update.page.reference(at: RowIndexPath(section: 0, row: 0)) else {
        return
      }
      driver?.send(.willDisplay, to: reference)
      driver?.flush()
    }
    rig.driver.show(
      AnyPage {
        TableSection {
          Row(notes.title).onWillDisplay { if notes.title.count < 8 { notes.title += "!" } }
        }
      })
    await rig.driver.settled()
    #expect(rig.texts == [["Notes!!!"]])
    #expect(rig.host.updates.count == 4)
    #expect(rig.reports.all == [])
  }
}
