// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The times at which rows of data sections are created and updated.
@MainActor
struct LazyRowTests {
  @Test("A row is made once, on the first request")
  func madeOnce() {
    let makings = Counter()
    let fixture = DriverFixture(NotesPage(Notes(), makings: makings))
    #expect(makings.count == 0)
    #expect(fixture.driver.page.rowID(at: RowIndexPath(section: 1, row: 1)) == "b")
    #expect(fixture.driver.page.indexPath(ofRow: "c") == RowIndexPath(section: 1, row: 2))
    #expect(makings.count == 0)
    for _ in 0..<3 { #expect(fixture.text(1, 1) == "b") }
    #expect(makings.count == 1)
  }

  @Test("Displayed rows show values that the closure captured, though their data are equal")
  func capturedChange() {
    let notes = Notes()
    let fixture = DriverFixture {
      let unit = notes.unseen == 0 ? "m" : "ft"
      TableSection([Item(1), Item(2), Item(3)]) { Row($0.text).value(unit) }
    }
    _ = (fixture.text(0, 0), fixture.text(0, 2))
    notes.unseen = 1
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0, ~ 0.2 → 0.2")
    #expect(fixture.texts == [["item 1 ft", "item 2 ft", "item 3 ft"]])
  }

  @Test("A changed datum updates its row, unless the made row looks the same")
  func changedDatum() {
    let notes = Notes()
    let fixture = DriverFixture {
      let text = notes.unseen == 0 ? "old" : "new"
      TableSection([Item(1, text), Item(2, text), Item(3, text)]) { item in
        Row(item.id == 1 ? "always the same" : item.text)
      }
    }
    _ = (fixture.text(0, 0), fixture.text(0, 1))
    notes.unseen = 1
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "~ 0.1 → 0.1, ~ 0.2 → 0.2")
  }

  @Test("Rows of indices move with the ids that the section reads by them")
  func indices() throws {
    let notes = Notes()
    var selected: [String] = []
    let fixture = DriverFixture {
      let names = notes.names
      TableSection(names.indices, id: { names[$0] }) { index in
        Row(names[index]).onSelect { selected.append(names[index]) }
      }
    }
    #expect(fixture.texts == [["a", "b", "c"]])
    let first = try fixture.reference(0, 0)
    notes.names.reverse()
    fixture.driver.flush()
    let edits = fixture.host.updates.last?.edits?.changes.rows
    #expect(edits?.isStructural == true)
    #expect(fixture.texts == [["c", "b", "a"]])
    fixture.driver.send(.tap, to: first)
    try fixture.driver.send(.tap, to: fixture.reference(0, 0))
    #expect(selected == ["a", "c"])
    notes.names = ["x", "y", "z"]
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.edits?.changes.rows.inserts.count == 3)
  }

  @Test("Displaying the last row loads more, whatever handlers the rows have")
  func moreRows() throws {
    let notes = Notes()
    var loads: [Int] = []
    let fixture = DriverFixture {
      let number = notes.names.count
      TableSection(notes.names, id: \.self) { Row($0) }
        .loadState(notes.isOpen ? .content : .more("Wait") { loads.append(number) })
    }
    #expect(fixture.texts == [["a", "b", "c", "Wait"]])
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 3))
    notes.names = ["a", "b", "c", "d"]
    fixture.driver.flush()
    // The row that loads more is replaced, so that a host displays it again.
    #expect(fixture.host.lastEdits == "- 0.3, + 0.3, + 0.4")
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 4))
    #expect(loads == [3, 4])
    notes.isOpen = true
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "- 0.4")
    #expect(fixture.reports.all == [])
  }

  @Test("A batch that failed is retried below the rows, and then loaded by a new row")
  func failedBatches() throws {
    let notes = Notes()
    var calls: [String] = []
    let fixture = DriverFixture {
      TableSection(notes.names, id: \.self) { Row($0) }
        .loadState(
          notes.isOpen
            ? .more(failed: "Offline") {
              calls.append("retry")
              notes.isOpen = false
            } : .more { calls.append("load") })
    }
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 3))
    notes.isOpen = true
    fixture.driver.flush()
    #expect(fixture.texts == [["a", "b", "c", "Offline Try again"]])
    #expect(fixture.host.lastEdits == "- 0.3, + 0.3")
    // Nothing is loaded while the row is displayed.
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 3))
    #expect(calls == ["load"])
    try fixture.driver.send(.change("retry", .pressed), to: fixture.reference(0, 3))
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "- 0.3, + 0.3")
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 3))
    #expect(calls == ["load", "retry", "load"])
    #expect(fixture.reports.all == [])
  }

  @Test("A section that keeps its data calls the newest closure of its last row")
  func moreRowsOfKeptData() throws {
    let notes = Notes()
    var loads: [Int] = []
    let section = TableSection(["a"], id: \.self) { Row($0) }
    let fixture = DriverFixture {
      let number = notes.unseen
      section.loadState(.more { loads.append(number) })
    }
    notes.unseen = 1
    fixture.driver.update()
    fixture.driver.flush()
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 1))
    #expect(loads == [1])
  }

  @Test("A page that can load more has a section for it")
  func morePages() throws {
    let loads = Counter()
    var page = AnyPage { TableSection { Row("a") } }
    page.loadState = .more { loads.add() }
    let fixture = DriverFixture(page)
    #expect(fixture.texts == [["a"], ["Loading more"]])
    try fixture.driver.send(.willDisplay, to: fixture.reference(1, 0))
    #expect(loads.count == 1)
  }

  @Test("A page whose next batch failed shows its sections, and then a section that tries again")
  func failedPages() throws {
    let tries = Counter()
    var page = AnyPage { TableSection { Row("a") } }
    page.loadState = .more(failed: "Offline") { tries.add() }
    let fixture = DriverFixture(page)
    #expect(fixture.texts == [["a"], ["Offline Try again"]])
    try fixture.driver.send(.change("retry", .pressed), to: fixture.reference(1, 0))
    #expect(tries.count == 1)
  }

  @Test("The row of such a page is replaced when rows are added, without a report")
  func rowOfMorePages() {
    let notes = Notes()
    var page = AnyPage { TableSection(notes.names, id: \.self) { Row($0) } }
    page.loadState = .more {}
    let fixture = DriverFixture(page)
    notes.names = ["a", "b", "c", "d"]
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "- 1.0, + 0.3, + 1.0")
    #expect(fixture.reports.all == [])
  }

  @Test("A section that changes between rows and data keeps rows that look the same")
  func otherKind() {
    let notes = Notes()
    let fixture = DriverFixture {
      if notes.isOpen {
        TableSection([Item(1), Item(2)]) { Row($0.text) }.id("section")
      } else {
        TableSection {
          Row("item 1", id: 1)
          Row("item 2", id: 2)
        }.id("section")
      }
    }
    for isOpen in [true, false] {
      notes.isOpen = isOpen
      fixture.driver.flush()
      #expect(fixture.texts == [["item 1", "item 2"]])
      let edits = fixture.host.updates.last?.edits?.changes.rows
      #expect(edits?.isStructural == false)
    }
  }
}
