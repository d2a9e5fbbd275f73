// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The cost of a section with 1,000,000 rows.
@MainActor
struct MillionRowTests {
  private let reads = Counter()
  private let makings = Counter()

  @Test("Showing the section reads one datum, to check that its id is stable")
  func shown() {
    let numbers = CountedNumbers(1_000_000, reads: reads)
    let fixture = DriverFixture { [makings] in
      TableSection(numbers, id: \.self) { number in
        makings.add()
        return Row("\(number)")
      }
    }
    #expect(reads.count <= 1)
    #expect(fixture.driver.page.rowCount == 1_000_000)
    #expect(fixture.text(0, 999_999) == "999999")
    #expect(fixture.driver.page.heightHint(at: RowIndexPath(section: 0, row: 5)) == .fixed(44))
    #expect(makings.count == 1)
  }

  @Test("An update with the same storage reads that datum, and the rows that were made")
  func updated() async {
    let numbers = CountedNumbers(1_000_000, reads: reads)
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(numbers, id: \.self) { Row("\($0)") }
    }
    notes.title = "x"
    var before = reads.count
    fixture.driver.flush()
    #expect(reads.count - before <= 1)
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
    fixture.driver.page.reference(at: RowIndexPath(section: 1, row: 17)).map { _ in () }
    _ = fixture.text(1, 500_000)
    notes.title = "y"
    before = reads.count
    fixture.driver.flush()
    #expect(reads.count - before <= 6)
    notes.title = "z"
    before = reads.count
    await fixture.driver.settled()
    #expect(reads.count - before <= 6)
    #expect(fixture.host.updates.count == 4)
  }

  @Test("A range is compared by its bounds")
  func range() async {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(0..<500_000_000, id: \.self) { Row("\($0)") }
    }
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
    #expect(fixture.text(1, 499_999_999) == "499999999")
  }

  @Test("Sections with too many rows to compare are reloaded each time")
  func tooMany() async {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(0..<1_000_000_000, id: \.self) { Row("\($0)") }
    }
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "reload")
    #expect(fixture.text(1, 999_999_999) == "999999999")
  }

  @Test("One more row at the end is one insert, found off the main actor")
  func appended() async {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection(Array(0..<100_000 + notes.names.count), id: \.self) { Row("\($0)") }
    }
    notes.names.append("d")
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "+ 0.100003")
  }
}
