// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Changes of observed values, which reach the host without a call of `update()`.
@MainActor
struct ObservationTests {
  @Test("One change of a value that the page reads causes one update")
  func change() async {
    let notes = Notes()
    let fixture = DriverFixture(NotesPage(notes))
    notes.isOpen = true
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 2)
    #expect(fixture.host.lastEdits == "+ 0.1")
    notes.title = "Other"
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.chrome == .title)
    #expect(fixture.host.lastEdits == "none")
    #expect(fixture.host.updates.count == 3)
  }

  @Test("A change inside a nested model, or in its replacement, causes an update")
  func nested() async {
    let notes = Notes()
    let fixture = DriverFixture(NotesPage(notes))
    notes.inner.depth = 1
    await fixture.driver.settled()
    #expect(fixture.text(0, 0) == "depth 1")
    notes.inner = InnerNotes()
    await fixture.driver.settled()
    #expect(fixture.text(0, 0) == "depth 0")
    notes.inner.depth = 5
    await fixture.driver.settled()
    #expect(fixture.text(0, 0) == "depth 5")
    #expect(fixture.host.updates.count == 4)
  }

  @Test("A data row that reads the model is made again alone, without an evaluation of the page")
  func rowAlone() async {
    let notes = Notes()
    let (evaluations, makings) = (Counter(), Counter())
    let fixture = DriverFixture(NotesPage(notes, evaluations: evaluations, makings: makings))
    _ = fixture.text(1, 2)
    #expect(makings.count == 1)
    notes.suffix = "!"
    await fixture.driver.settled()
    #expect(evaluations.count == 1)
    #expect(makings.count == 2)
    #expect(fixture.host.lastEdits == "~ 1.2 → 1.2")
    #expect(fixture.host.updates.last?.edits?.batches.map(\.stage.rows.updates.count) == [1])
    #expect(fixture.text(1, 2) == "c !")
  }

  @Test("A row that looks the same afterwards causes no update")
  func rowLooksTheSame() async {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection([1], id: \.self) { _ in Row(notes.suffix.isEmpty ? "none" : "some") }
    }
    #expect(fixture.text(0, 0) == "none")
    notes.suffix = "x"
    await fixture.driver.settled()
    notes.suffix = "y"
    await fixture.driver.settled()
    #expect(fixture.text(0, 0) == "some")
    #expect(fixture.host.updates.count == 2)
  }

  @Test("A row that no host has requested is not made")
  func rowNotMade() async {
    let notes = Notes()
    let makings = Counter()
    let fixture = DriverFixture(NotesPage(notes, makings: makings))
    notes.suffix = "!"
    await fixture.driver.settled()
    #expect(makings.count == 0)
    #expect(fixture.host.updates.count == 1)
  }

  @Test("Rows that changed with the page are in the same update, and in no other")
  func rowAndPage() async {
    let notes = Notes()
    let fixture = DriverFixture(NotesPage(notes))
    fixture.driver.page.makeAllRows()
    notes.suffix = "!"
    notes.names.insert("z", at: 0)
    await fixture.driver.settled()
    for _ in 0..<20 { await nextTurn() }
    #expect(fixture.host.updates.count == 2)
    #expect(fixture.texts[1] == ["z !", "a !", "b !", "c !"])
    let updates = fixture.host.updates.last?.edits?.changes.rows.updates
    #expect(updates?.map(\.new.row) == [1, 2, 3])
  }

  @Test("A page that keeps its sections still shows changes that its rows read")
  func keptSections() async {
    let notes = Notes()
    let fixture = DriverFixture(
      ListPage("Kept", [1, 2], id: { $0 }, content: { Row("\($0)\(notes.suffix)") }))
    #expect(fixture.texts == [["1", "2"]])
    notes.suffix = "!"
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(fixture.texts == [["1!", "2!"]])
    notes.suffix = "?"
    await fixture.driver.settled()
    #expect(fixture.texts == [["1?", "2?"]])
  }

  @Test("A change outside of the main actor is shown, and reported")
  func otherThread() async {
    let shared = SharedCount()
    let fixture = DriverFixture {
      TableSection { Row("\(shared.count)") }
      TableSection([0], id: \.self) { _ in Row("row \(shared.count)") }
    }
    #expect(fixture.texts == [["0"], ["row 0"]])
    for number in 1...20 {
      await Task.detached { shared.count = number }.value
      await fixture.driver.settled()
      #expect(fixture.texts == [["\(number)"], ["row \(number)"]])
    }
    #expect(fixture.reports.all.first?.severity == .warning)
    #expect(Set(fixture.reports.kinds) == [.changedOffMainActor])
  }

  @Test("A change made long after a thread announced it is shown by the next flush")
  func lateChange() {
    let late = LateCount()
    let fixture = DriverFixture { TableSection { Row("\(late.count)") } }
    late.announceOnThread()
    fixture.driver.flush()
    #expect(fixture.texts == [["0"]])
    late.makeChange(1)
    fixture.driver.flush()
    #expect(fixture.texts == [["1"]])
    #expect(fixture.reports.kinds == [.changedOffMainActor])
  }

  @Test("Any number of changes on the main actor, with and without turns between, is shown")
  func mainActor() async {
    let shared = SharedCount()
    let fixture = DriverFixture {
      TableSection { Row("\(shared.count)") }
      TableSection([0], id: \.self) { _ in Row("row \(shared.count)") }
    }
    #expect(fixture.texts == [["0"], ["row 0"]])
    for number in 1...200 {
      if number.isMultiple(of: 3) { await nextTurn() }
      shared.count = number
      if number.isMultiple(of: 7) { fixture.driver.flush() } else { await fixture.driver.settled() }
      #expect(fixture.texts == [["\(number)"], ["row \(number)"]])
    }
    #expect(fixture.reports.all == [])
  }

  @Test("A page that reads nothing observable is updated by a call of update()")
  func notObservable() async {
    let notes = Notes()
    let fixture = DriverFixture { TableSection { Row("\(notes.unseen)") } }
    notes.unseen = 1
    await fixture.driver.settled()
    #expect(fixture.host.updates.count == 1)
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(fixture.text(0, 0) == "1")
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
  }
}
