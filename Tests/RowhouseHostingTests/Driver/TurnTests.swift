// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Several changes in one update, and slow hosts.
@MainActor
struct TurnTests {
  @Test("All changes of one turn of the main loop are one update")
  func coalesced() async {
    let notes = Notes()
    let evaluations = Counter()
    let fixture = DriverFixture {
      let _ = evaluations.add()
      TableSection(notes.title) { for name in notes.names { Row(name, id: name) } }
    }
    for number in 0..<100 {
      notes.title = "\(number)"
      notes.names.append("\(number)")
      fixture.driver.update()
    }
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2)
    #expect(evaluations.count == 2)
    #expect(fixture.texts == [notes.names])
  }

  @Test("A busy host receives no update, and then only the newest page")
  func busy() async {
    let notes = Notes()
    let fixture = DriverFixture()
    fixture.host.finishesAtOnce = false
    fixture.driver.show(AnyPage { TableSection { Row(notes.title) } })
    for title in ["x", "y", "z"] {
      notes.title = title
      await nextTurn()
      fixture.driver.flush()
      fixture.driver.update()
    }
    #expect(fixture.host.updates.count == 1)
    fixture.host.finishesAtOnce = true
    fixture.host.finishUpdate()
    #expect(fixture.host.updates.count == 1)
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2)
    #expect(fixture.texts == [["z"]])
  }

  @Test("A page shown while the host is busy is sent as a whole afterwards")
  func shownWhileBusy() async {
    let fixture = DriverFixture()
    fixture.host.finishesAtOnce = false
    fixture.driver.show(AnyPage { TableSection { Row("a") } })
    fixture.driver.show(AnyPage { TableSection { Row("b") } })
    #expect(fixture.texts == [["a"]])
    fixture.host.finishesAtOnce = true
    fixture.host.finishUpdate()
    await fixture.driver.settled()
    #expect(fixture.host.updates.map(\.content) == [.reload, .reload])
    #expect(fixture.texts == [["b"]])
  }

  @Test("settled() waits for a busy host, for any number of callers")
  func settledWaits() async {
    let fixture = DriverFixture()
    fixture.host.finishesAtOnce = false
    fixture.driver.show(AnyPage { TableSection { Row("a") } })
    let waiting = (0..<3).map { _ in
      Task {
        await fixture.driver.settled()
        return fixture.host.isBusy
      }
    }
    await nextTurn()
    fixture.host.finishUpdate()
    for task in waiting { #expect(await !task.value) }
  }

  @Test("flush() runs the work of the next turn at once, and does nothing without any")
  func flush() {
    let notes = Notes()
    let fixture = DriverFixture { TableSection { Row(notes.title) } }
    fixture.driver.flush()
    #expect(fixture.host.updates.count == 1)
    notes.title = "x"
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
    fixture.driver.flush()
    #expect(fixture.host.updates.count == 2)
  }

  @Test("After flush() the scheduled turn has no work left")
  func nothingAfterFlush() async {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(["a"], id: \.self) { Row($0).value(notes.suffix) }
    }
    #expect(fixture.texts == [["Notes"], ["a"]])
    notes.title = "x"
    notes.suffix = "!"
    fixture.driver.flush()
    #expect(fixture.texts == [["x"], ["a !"]])
    let count = fixture.host.updates.count
    for _ in 0..<20 { await nextTurn() }
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == count)
  }
}
