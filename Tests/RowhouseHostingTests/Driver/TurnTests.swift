// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Many changes and one update; a host that takes its time.
@MainActor
struct TurnTests {
  @Test("However much changes in one turn, there is one update")
  func coalesced() async {
    let notes = Notes()
    let evaluations = Counter()
    let rig = Rig {
      let _ = evaluations.add()
      TableSection(notes.title) { for name in notes.names { Row(name, id: name) } }
    }
    for number in 0..<100 {
      notes.title = "\(number)"
      notes.names.append("\(number)")
      rig.driver.update()
    }
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2)
    #expect(evaluations.count == 2)
    #expect(rig.texts == [notes.names])
  }

  @Test("While the host is busy nothing reaches it, and then only the newest page")
  func busy() async {
    let notes = Notes()
    let rig = Rig()
    rig.host.isQuick = false
    rig.driver.show(AnyPage { TableSection { Row(notes.title) } })
    for title in ["x", "y", "z"] {
      notes.title = title
      await nextTurn()
      rig.driver.flush()
      rig.driver.update()
    }
    #expect(rig.host.updates.count == 1)
    rig.host.isQuick = true
    rig.host.finish()
    #expect(rig.host.updates.count == 1)
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2)
    #expect(rig.texts == [["z"]])
  }

  @Test("A page that is shown while the host is busy comes as a whole when it is done")
  func shownWhileBusy() async {
    let rig = Rig()
    rig.host.isQuick = false
    rig.driver.show(AnyPage { TableSection { Row("a") } })
    rig.driver.show(AnyPage { TableSection { Row("b") } })
    #expect(rig.texts == [["a"]])
    rig.host.isQuick = true
    rig.host.finish()
    await rig.driver.settled()
    #expect(rig.host.updates.map(\.content) == [.reload, .reload])
    #expect(rig.texts == [["b"]])
  }

  @Test("Settled waits for a busy host, however many wait")
  func settledWaits() async {
    let rig = Rig()
    rig.host.isQuick = false
    rig.driver.show(AnyPage { TableSection { Row("a") } })
    let waiting = (0..<3).map { _ in
      Task {
        await rig.driver.settled()
        return rig.host.isBusy
      }
    }
    await nextTurn()
    rig.host.finish()
    for task in waiting { #expect(await !task.value) }
  }

  @Test("Flush does at once what waits for the next turn, and nothing if nothing does")
  func flush() {
    let notes = Notes()
    let rig = Rig { TableSection { Row(notes.title) } }
    rig.driver.flush()
    #expect(rig.host.updates.count == 1)
    notes.title = "x"
    rig.driver.flush()
    #expect(rig.host.lastEdits == "~ 0.0 → 0.0")
    rig.driver.flush()
    #expect(rig.host.updates.count == 2)
  }

  @Test("After flush the turn that was on its way finds nothing to do")
  func nothingAfterFlush() async {
    let notes = Notes()
    let rig = Rig {
      TableSection { Row(notes.title) }
      TableSection(["a"], id: \.self) { Row($0).value(notes.suffix) }
    }
    #expect(rig.texts == [["Notes"], ["a"]])
    notes.title = "x"
    notes.suffix = "!"
    rig.driver.flush()
    #expect(rig.texts == [["x"], ["a !"]])
    let count = rig.host.updates.count
    for _ in 0..<20 { await nextTurn() }
    await rig.driver.settled()
    #expect(rig.host.updates.count == count)
  }
}
