// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Rowhouse
import Testing

/// Events whose effect is shown before the call returns.
@MainActor
struct FlushedEventTests {
  /// A rig whose first row changes the notes, and the row itself.
  private func rig(
    _ notes: Notes, change: @escaping @MainActor () -> Void
  ) throws -> (Rig, RowReference) {
    let rig = Rig { TableSection { Row(notes.title, id: "row").onSelect(change) } }
    return (rig, try rig.reference(0, 0))
  }

  @Test("What a handler changes is shown when the call returns, in one update")
  func shownAtOnce() async throws {
    let notes = Notes()
    let (rig, row) = try rig(notes) {
      notes.title += "x"
      notes.title += "y"
    }
    let first = notes.title
    #expect(rig.driver.send(.tap, to: row, flushing: true))
    #expect(rig.texts == [[first + "xy"]] && rig.host.updates.count == 2)
    await nextTurn()
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2 && rig.reports.all == [])
  }

  @Test("Rows of data that read what has changed are shown as well")
  func lazyRows() async throws {
    let notes = Notes()
    let rig = Rig {
      TableSection([1, 2], id: \.self) { number in
        Row("\(number) \(notes.title)").onSelect { notes.title = "new" }
      }
    }
    _ = rig.texts
    #expect(rig.driver.send(.tap, to: try rig.reference(0, 1), flushing: true))
    #expect(rig.texts == [["1 new", "2 new"]] && rig.host.updates.count == 2)
    await nextTurn()
    #expect(rig.host.updates.count == 2)
  }

  @Test("A busy host is handed it when it is done")
  func busyHost() async throws {
    let notes = Notes()
    let (rig, row) = try rig(notes) { notes.title = "new" }
    rig.host.isQuick = false
    rig.driver.update()
    notes.title = "old"
    rig.driver.flush()
    #expect(rig.host.isBusy)
    #expect(rig.driver.send(.tap, to: row, flushing: true))
    #expect(rig.texts == [["old"]])
    rig.host.isQuick = true
    rig.host.finish()
    await rig.driver.settled()
    #expect(rig.texts == [["new"]])
  }

  @Test("What another thread changes while a handler runs is not lost")
  func otherThread() async throws {
    for round in 0..<50 {
      let shared = SharedCount()
      let rig = Rig {
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
      #expect(rig.driver.send(.tap, to: try rig.reference(0, 0), flushing: true))
      #expect(rig.texts == [["1"]], "round \(round)")
    }
  }

  @Test("A page that changes itself at each evaluation comes to an end")
  func endless() async throws {
    let notes = Notes()
    let rig = Rig {
      let _ = notes.names.append("d")
      TableSection { Row("\(notes.names.count)", id: "row").onSelect { notes.names = [] } }
    }
    await rig.driver.settled()
    let before = rig.host.updates.count
    #expect(rig.driver.send(.tap, to: try rig.reference(0, 0), flushing: true))
    await rig.driver.settled()
    #expect(rig.host.updates.count > before && rig.driver.page.rowCount == 1)
  }

  @Test("An event that is sent while another is carried out waits for that one's update")
  func nested() throws {
    let notes = Notes()
    var rig: Rig?
    let outer = Rig {
      TableSection {
        Row(notes.title, id: "inner").onSelect { notes.title = "new" }
        Row("outer", id: "outer").onSelect {
          guard let rig, let row = try? rig.reference(0, 0) else { return }
          rig.driver.send(.tap, to: row, flushing: true)
          #expect(rig.host.updates.count == 1)
        }
      }
    }
    rig = outer
    #expect(outer.driver.send(.tap, to: try outer.reference(0, 1), flushing: true))
    #expect(outer.texts == [["new", "outer"]] && outer.host.updates.count == 2)
  }
}
