// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Rowhouse
import RowhouseTesting
import Testing

/// Events whose effects are shown before the call returns.
@MainActor
struct FlushedEventTests {
  /// Returns a fixture whose first row changes the notes, and the row itself.
  private func fixture(
    _ notes: Notes, change: @escaping @MainActor () -> Void
  ) throws -> (DriverFixture, RowReference) {
    let fixture = DriverFixture { TableSection { Row(notes.title, id: "row").onSelect(change) } }
    return (fixture, try fixture.reference(0, 0))
  }

  @Test("The changes of a handler are shown when the call returns, in one update")
  func shownAtOnce() async throws {
    let notes = Notes()
    let (fixture, row) = try fixture(notes) {
      notes.title += "x"
      notes.title += "y"
    }
    let first = notes.title
    #expect(fixture.driver.send(.tap, to: row, flushing: true))
    #expect(fixture.texts == [[first + "xy"]] && fixture.host.updates.count == 2)
    await nextTurn()
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2 && fixture.reports.all == [])
  }

  @Test("Data rows that read a changed value are shown as well")
  func lazyRows() async throws {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection([1, 2], id: \.self) { number in
        Row("\(number) \(notes.title)").onSelect { notes.title = "new" }
      }
    }
    _ = fixture.texts
    #expect(fixture.driver.send(.tap, to: try fixture.reference(0, 1), flushing: true))
    #expect(fixture.texts == [["1 new", "2 new"]] && fixture.host.updates.count == 2)
    await nextTurn()
    #expect(fixture.host.updates.count == 2)
  }

  @Test("A busy host receives the update when it has completed the current one")
  func busyHost() async throws {
    let notes = Notes()
    let (fixture, row) = try fixture(notes) { notes.title = "new" }
    fixture.host.finishesAtOnce = false
    fixture.driver.update()
    notes.title = "old"
    fixture.driver.flush()
    #expect(fixture.host.isBusy)
    #expect(fixture.driver.send(.tap, to: row, flushing: true))
    #expect(fixture.texts == [["old"]])
    fixture.host.finishesAtOnce = true
    fixture.host.finishUpdate()
    await fixture.driver.settled()
    #expect(fixture.texts == [["new"]])
  }

  @Test("A change by another thread during a handler is not lost")
  func otherThread() async throws {
    for round in 0..<50 {
      let shared = SharedCount()
      let fixture = DriverFixture {
        TableSection {
          Row("\(shared.count)", id: "row").onSelect {
            let isDone = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
              shared.count = 1
              isDone.signal()
            }
            isDone.wait()
          }
        }
      }
      #expect(fixture.driver.send(.tap, to: try fixture.reference(0, 0), flushing: true))
      #expect(fixture.texts == [["1"]], "round \(round)")
    }
  }

  @Test("A page that changes itself in each evaluation is abandoned")
  func endless() async throws {
    let notes = Notes()
    let fixture = DriverFixture {
      let _ = notes.names.append("d")
      TableSection { Row("\(notes.names.count)", id: "row").onSelect { notes.names = [] } }
    }
    await fixture.driver.settled()
    let before = fixture.host.updates.count
    #expect(fixture.driver.send(.tap, to: try fixture.reference(0, 0), flushing: true))
    await fixture.driver.settled()
    #expect(fixture.host.updates.count > before && fixture.driver.page.rowCount == 1)
  }

  @Test("An event sent during another is included in the update of that one")
  func nested() throws {
    let notes = Notes()
    var fixture: DriverFixture?
    let outer = DriverFixture {
      TableSection {
        Row(notes.title, id: "inner").onSelect { notes.title = "new" }
        Row("outer", id: "outer").onSelect {
          guard let fixture, let row = try? fixture.reference(0, 0) else { return }
          fixture.driver.send(.tap, to: row, flushing: true)
          #expect(fixture.host.updates.count == 1)
        }
      }
    }
    fixture = outer
    #expect(outer.driver.send(.tap, to: try outer.reference(0, 1), flushing: true))
    #expect(outer.texts == [["new", "outer"]] && outer.host.updates.count == 2)
  }
}
