// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Checks that each event calls its handler.
@MainActor
struct HandlerTests {
  /// A row with all handlers, which record their calls.
  @MainActor
  private final class Diary {
    var lines: [String] = []
    var allows = true

    func fill(_ row: Row) -> Row {
      row
        .onSelect { self.lines.append("select") }
        .onDeselect { self.lines.append("deselect") }
        .onWillSelect {
          self.lines.append("will select")
          return self.allows
        }
        .onWillDisplay { self.lines.append("will display") }
        .onDidEndDisplaying { self.lines.append("did end displaying") }
        .onHighlight { self.lines.append("highlight \($0)") }
        .onControlChange { self.lines.append("change \($0) \($1)") }
        .onAccessory { self.lines.append("accessory") }
        .onDelete { self.lines.append("delete") }
    }
  }

  private nonisolated static let events: [(HostEvent, [String])] = [
    (.tap, ["will select", "select"]),
    (.select, ["select"]),
    (.deselect, ["deselect"]),
    (.highlight(true), ["highlight true"]),
    (.highlight(false), ["highlight false"]),
    (.willDisplay, ["will display"]),
    (.didEndDisplaying, ["did end displaying"]),
    (.accessory, ["accessory"]),
    (.delete, ["delete"]),
    (.change("volume", .isOn(true)), ["change volume isOn(true)"]),
    (.change(.main, .pressed), ["change main pressed"]),
  ]

  @Test("Each event calls its handler", arguments: events)
  func event(_ event: HostEvent, expected: [String]) throws {
    for isLazy in [false, true] {
      let diary = Diary()
      let fixture = DriverFixture {
        if isLazy {
          TableSection([1], id: \.self) { _ in diary.fill(Row("a")) }
        } else {
          TableSection { diary.fill(Row("a")) }
        }
      }
      #expect(try fixture.driver.send(event, to: fixture.reference(0, 0)))
      #expect(diary.lines == expected)
      #expect(fixture.reports.all == [])
    }
  }

  @Test("A row without handlers accepts each event except a tap", arguments: events)
  func noHandlers(_ event: HostEvent, expected: [String]) throws {
    let fixture = DriverFixture { TableSection { Row("a") } }
    #expect(try fixture.driver.send(event, to: fixture.reference(0, 0)) == (event != .tap))
    #expect(fixture.reports.all == [])
  }

  @Test("A row that forbids its selection is not selected by a tap")
  func veto() throws {
    let diary = Diary()
    diary.allows = false
    let fixture = DriverFixture { TableSection { diary.fill(Row("a")) } }
    let reference = try fixture.reference(0, 0)
    #expect(fixture.driver.selectionTarget(of: reference) == nil)
    #expect(!fixture.driver.send(.tap, to: reference))
    #expect(diary.lines == ["will select", "will select"])
    #expect(fixture.host.deselectedRows == [])
    diary.allows = true
    #expect(fixture.driver.selectionTarget(of: reference) == reference)
  }

  @Test("The changes of a handler are shown after it")
  func changes() async throws {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection {
        ToggleRow("Open", isOn: notes.isOpen) { notes.isOpen = $0 }
        if notes.isOpen { Row("inside") }
      }
    }
    try fixture.driver.send(.change(.main, .isOn(true)), to: fixture.reference(0, 0))
    #expect(fixture.host.updates.count == 1)
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "+ 0.1, ~ 0.0 → 0.0")
  }

  @Test("A tap on the button of a failed section retries")
  func retry() throws {
    let tries = Counter()
    let fixture = DriverFixture {
      TableSection { Row("a") }.loadState(.failed("No network") { tries.add() })
    }
    #expect(fixture.texts == [["No network Try again"]])
    try fixture.driver.send(.change("retry", .pressed), to: fixture.reference(0, 0))
    #expect(tries.count == 1)
  }
}
