// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Reloaded rows, which are drawn again without a known change.
@MainActor
struct ReloadTests {
  @Test("A reloaded row is updated though it looks the same")
  func row() async {
    let fixture = DriverFixture {
      TableSection {
        Row("a", id: "a")
        Row("b", id: "b")
      }
    }
    fixture.driver.reload("b")
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.1 → 0.1")
    #expect(fixture.host.updates.last?.edits?.batches.map(\.stage.rows.updates.count) == [1])
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "none")
  }

  @Test(
    "A reloaded data row is made again, and shows values that are not observed",
    arguments: [true, false])
  func lazyRow(keepsSections: Bool) async {
    let notes = Notes()
    let section = TableSection(["a", "b"], id: \.self) { Row("\($0) \(notes.unseen)") }
    let fixture = DriverFixture {
      if keepsSections {
        section
      } else {
        TableSection(["a", "b"], id: \.self) { Row("\($0) \(notes.unseen)") }
      }
    }
    #expect(fixture.texts == [["a 0", "b 0"]])
    notes.unseen = 1
    fixture.driver.reload("b")
    await fixture.driver.settled()
    #expect(fixture.text(0, 1) == "b 1")
    #expect(fixture.host.lastEdits.contains("~ 0.1 → 0.1"))
  }

  @Test("All rows of a reloaded section are updated, even if others have the same ids")
  func section() async {
    let fixture = DriverFixture {
      TableSection {
        Row("a")
        Row("b")
      }.id("first")
      TableSection {
        Row("a")
        Row("b")
      }.id("second")
    }
    fixture.driver.reload("second")
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 1.0 → 1.0, ~ 1.1 → 1.1")
    fixture.driver.reload("first")
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0, ~ 0.1 → 0.1")
  }

  @Test("A reloaded data section updates the rows that were made")
  func lazySection() async {
    let fixture = DriverFixture {
      TableSection(0..<1_000_000, id: \.self) { Row("\($0)") }.id("data")
    }
    _ = (fixture.text(0, 3), fixture.text(0, 999_999))
    fixture.driver.reload("data")
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.3 → 0.3, ~ 0.999999 → 0.999999")
  }

  @Test("A reloaded row that moves is updated at its new position; an inserted one is not")
  func moved() async {
    let notes = Notes()
    let fixture = DriverFixture { TableSection { for name in notes.names { Row(name, id: name) } } }
    notes.names = ["new", "c", "a", "b"]
    fixture.driver.reload("c")
    fixture.driver.reload("new")
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "+ 0.0, > 0.2 → 0.1, ~ 0.2 → 0.1")
    #expect(fixture.reports.all == [])
  }

  @Test("Reloading many rows reads each id a few times only")
  func many() async {
    let (reads, notes) = (Counter(), Notes())
    let numbers = Array(0..<500)
    let fixture = DriverFixture {
      let title = notes.title
      TableSection(
        notes.isOpen ? [-1] + numbers : numbers,
        id: { (number: Int) in
          reads.add()
          return number
        }
      ) { Row("\(title) \($0)") }
    }
    _ = fixture.texts
    for number in numbers { fixture.driver.reload(number) }
    for unknown in ["z", "x", "y"] { fixture.driver.reload(unknown) }
    notes.isOpen = true
    let before = reads.count
    await fixture.driver.settled()
    #expect(reads.count - before < 20 * numbers.count)
    let updates = fixture.host.updates.last?.edits?.changes.rows.updates
    #expect(
      updates
        == numbers.map { number in
          PositionPair(
            old: RowIndexPath(section: 0, row: number),
            new: RowIndexPath(section: 0, row: number + 1))
        })
    #expect(fixture.reports.kinds == ["x", "y", "z"].map { .unknownID($0) })
  }

  @Test("An unknown id is reported")
  func unknown() async throws {
    let fixture = DriverFixture { TableSection { Row("a", id: "a") } }
    fixture.driver.reload("b")
    await fixture.driver.settled()
    let report = try #require(fixture.reports.all.first)
    #expect(fixture.reports.all == [PageDiagnostic(.unknownID("b"), page: "AnyPage")])
    #expect(
      report.description
        == """
        AnyPage: there is no section or row with the id b that this edit can change. The edit is ignored; use the id of a \
        shown section or row, with the same type. To change a row of a data section, change the data, and replace the \
        section.
        """
    )
  }
}
