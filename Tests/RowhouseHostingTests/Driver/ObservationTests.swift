// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Changes of what a page reads come to the host without being asked for.
@MainActor
struct ObservationTests {
  @Test("A change of what the page reads is one update")
  func change() async {
    let notes = Notes()
    let rig = Rig(NotesPage(notes))
    notes.isOpen = true
    await rig.driver.settled()
    #expect(rig.host.updates.count == 2)
    #expect(rig.host.lastEdits == "+ 0.1")
    notes.title = "Other"
    await rig.driver.settled()
    #expect(rig.host.updates.last?.chrome == .title)
    #expect(rig.host.lastEdits == "none")
    #expect(rig.host.updates.count == 3)
  }

  @Test("So is a change inside of another model, and of the one that takes its place")
  func nested() async {
    let notes = Notes()
    let rig = Rig(NotesPage(notes))
    notes.inner.depth = 1
    await rig.driver.settled()
    #expect(rig.text(0, 0) == "depth 1")
    notes.inner = InnerNotes()
    await rig.driver.settled()
    #expect(rig.text(0, 0) == "depth 0")
    notes.inner.depth = 5
    await rig.driver.settled()
    #expect(rig.text(0, 0) == "depth 5")
    #expect(rig.host.updates.count == 4)
  }

  @Test("A row of data that reads the model is made anew alone, and the page is not evaluated")
  func rowAlone() async {
    let notes = Notes()
    let (evaluations, makings) = (Counter(), Counter())
    let rig = Rig(NotesPage(notes, evaluations: evaluations, makings: makings))
    _ = rig.text(1, 2)
    #expect(makings.count == 1)
    notes.suffix = "!"
    await rig.driver.settled()
    #expect(evaluations.count == 1)
    #expect(makings.count == 2)
    #expect(rig.host.lastEdits == "~ 1.2 → 1.2")
    #expect(rig.host.updates.last?.edits?.batches.map(\.stage.rows.updates.count) == [1])
    #expect(rig.text(1, 2) == "c !")
  }

  @Test("A row that looks the same after that is no update")
  func rowLooksTheSame() async {
    let notes = Notes()
    let rig = Rig {
      TableSection([1], id: \.self) { _ in Row(notes.suffix.isEmpty ? "none" : "some") }
    }
    #expect(rig.text(0, 0) == "none")
    notes.suffix = "x"
    await rig.driver.settled()
    notes.suffix = "y"
    await rig.driver.settled()
    #expect(rig.text(0, 0) == "some")
    #expect(rig.host.updates.count == 2)
  }

  @Test("A row that nobody has asked for is not made")
  func rowNotMade() async {
    let notes = Notes()
    let makings = Counter()
    let rig = Rig(NotesPage(notes, makings: makings))
    notes.suffix = "!"
    await rig.driver.settled()
    #expect(makings.count == 0)
    #expect(rig.host.updates.count == 1)
  }

  @Test("Rows that changed with the page come in the same update, and in no other")
  func rowAndPage() async {
    let notes = Notes()
    let rig = Rig(NotesPage(notes))
    rig.driver.page.makeAllRows()
    notes.suffix = "!"
    notes.names.insert("z", at: 0)
    await rig.driver.settled()
    for _ in 0..<20 { await nextTurn() }
    #expect(rig.host.updates.count == 2)
    #expect(rig.texts[1] == ["z !", "a !", "b !", "c !"])
    let updates = rig.host.updates.last?.edits?.changes.rows.updates
    #expect(updates?.map(\.new.row) == [1, 2, 3])
  }

  @Test("A page that keeps its sections still shows what its rows read")
  func keptSections() async {
    let notes = Notes()
    let rig = Rig(
      ListPage("Kept", [1, 2], id: { $0 }, content: { Row("\($0)\(notes.suffix)") }))
    #expect(rig.texts == [["1", "2"]])
    notes.suffix = "!"
    rig.driver.update()
    await rig.driver.settled()
    #expect(rig.texts == [["1!", "2!"]])
    notes.suffix = "?"
    await rig.driver.settled()
    #expect(rig.texts == [["1?", "2?"]])
  }

  @Test("A change from another thread is shown too")
  func otherThread() async {
    let shared = SharedCount()
    let rig = Rig {
      TableSection { Row("\(shared.count)") }
      TableSection([0], id: \.self) { _ in Row("row \(shared.count)") }
    }
    #expect(rig.texts == [["0"], ["row 0"]])
    for number in 1...20 {
      await Task.detached { shared.count = number }.value
      await rig.driver.settled()
      #expect(rig.texts == [["\(number)"], ["row \(number)"]])
    }
  }

  @Test("A page that reads nothing observable is updated when asked for")
  func notObservable() async {
    let notes = Notes()
    let rig = Rig { TableSection { Row("\(notes.unseen)") } }
    notes.unseen = 1
    await rig.driver.settled()
    #expect(rig.host.updates.count == 1)
    rig.driver.update()
    await rig.driver.settled()
    #expect(rig.text(0, 0) == "1")
    #expect(rig.host.lastEdits == "~ 0.0 → 0.0")
  }
}
