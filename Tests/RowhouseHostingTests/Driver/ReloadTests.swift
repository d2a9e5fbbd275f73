// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Rows that are shown anew though nothing is known to have changed.
@MainActor
struct ReloadTests {
  @Test("A row is updated though it looks the same")
  func row() async {
    let rig = Rig {
      TableSection {
        Row("a", id: "a")
        Row("b", id: "b")
      }
    }
    rig.driver.reload("b")
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "~ 0.1 → 0.1")
    #expect(rig.host.updates.last?.edits?.batches.map(\.stage.rows.updates.count) == [1])
    rig.driver.update()
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "none")
  }

  @Test("A row of data is made anew, and shows what nobody watches", arguments: [true, false])
  func lazyRow(keepsSections: Bool) async {
    let notes = Notes()
    let section = TableSection(["a", "b"], id: \.self) { Row("\($0) \(notes.unseen)") }
    let rig = Rig {
      if keepsSections {
        section
      } else {
        TableSection(["a", "b"], id: \.self) { Row("\($0) \(notes.unseen)") }
      }
    }
    #expect(rig.texts == [["a 0", "b 0"]])
    notes.unseen = 1
    rig.driver.reload("b")
    await rig.driver.settled()
    #expect(rig.text(0, 1) == "b 1")
    #expect(rig.host.lastEdits.contains("~ 0.1 → 0.1"))
  }

  @Test("All rows of a section are updated, though others have the same ids")
  func section() async {
    let rig = Rig {
      TableSection {
        Row("a")
        Row("b")
      }.id("first")
      TableSection {
        Row("a")
        Row("b")
      }.id("second")
    }
    rig.driver.reload("second")
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "~ 1.0 → 1.0, ~ 1.1 → 1.1")
    rig.driver.reload("first")
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "~ 0.0 → 0.0, ~ 0.1 → 0.1")
  }

  @Test("Of a section of data those rows are updated that were made")
  func lazySection() async {
    let rig = Rig { TableSection(0..<1_000_000, id: \.self) { Row("\($0)") }.id("data") }
    _ = (rig.text(0, 3), rig.text(0, 999_999))
    rig.driver.reload("data")
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "~ 0.3 → 0.3, ~ 0.999999 → 0.999999")
  }

  @Test("A row that moves is updated where it comes to stand, and one that has just come is not")
  func moved() async {
    let notes = Notes()
    let rig = Rig { TableSection { for name in notes.names { Row(name, id: name) } } }
    notes.names = ["new", "c", "a", "b"]
    rig.driver.reload("c")
    rig.driver.reload("new")
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "+ 0.0, > 0.2 → 0.1, ~ 0.2 → 0.1")
    #expect(rig.reports.all == [])
  }

  @Test("An id that nothing has is reported")
  func unknown() async throws {
    let rig = Rig { TableSection { Row("a", id: "a") } }
    rig.driver.reload("b")
    await rig.driver.settled()
    let report = try #require(rig.reports.all.first)
    #expect(rig.reports.all == [PageDiagnostic(.unknownID("b"), page: "AnyPage")])
    #expect(
      report.description
        == "AnyPage: there is no section or row with the id b to edit. The edit is left out.")
  }
}
