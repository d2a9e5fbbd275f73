// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Ids that differ in each evaluation.
@MainActor
struct UnstableIDTests {
  /// An id that is equal to no other id.
  private final class FreshID: Hashable, Sendable, CustomStringConvertible {
    static func == (first: FreshID, second: FreshID) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "fresh" }
  }

  @Test("A row whose id is created in the page is replaced each time, and reported")
  func row() throws {
    var taps = 0
    let line = UInt32(#line) + 2
    let fixture = DriverFixture {
      TableSection("Head") {
        Row("stable")
        Row("fresh", id: FreshID()).onSelect { taps += 1 }
      }.id("s")
    }
    let before = try fixture.reference(0, 1).row
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "- 0.1, + 0.1")
    let report = try #require(fixture.reports.all.first)
    #expect(fixture.reports.all.count == 1)
    #expect(report.kind == .unstableRowID(before: before))
    #expect(report.page == "AnyPage")
    #expect(
      report.section
        == PageDiagnostic.Subject(
          position: 0, id: "s", title: "Head",
          source: SourceLine(fileID: #fileID, line: line)))
    #expect(report.row?.position == 1)
    #expect(report.row?.title == "fresh")
    #expect(report.row?.source == SourceLine(fileID: #fileID, line: line + 2))
    #expect(
      report.description.hasSuffix(
        """
        : its id was fresh in the last evaluation, although the row looks the same, so the row was \
        replaced. Use an id that is stored in the model, not one that is created in the page.
        """))
    try fixture.driver.send(.tap, to: fixture.reference(0, 1))
    #expect(taps == 1)
  }

  @Test("Any number of loop rows that replace each other are not reported")
  func loop() {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection {
        for number in 0..<5_000 { Row("same", id: 10_000 * notes.unseen + number) }
      }
    }
    notes.unseen = 1
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.reports.all == [])
    #expect(fixture.host.updates.last?.edits?.changes.rows.inserts.count == 5_000)
  }

  @Test("Data with new ids in each evaluation are reported, and their rows receive events")
  func data() async throws {
    var taps: [Int] = []
    let notes = Notes()
    let line = UInt32(#line) + 3
    let fixture = DriverFixture {
      let count = 20 + notes.unseen
      TableSection(0..<count, id: { _ in FreshID() }) { number in
        Row("\(number)").onSelect { taps.append(number) }
      }.id("s")
    }
    let report = PageDiagnostic(
      .unstableDataID, page: "AnyPage",
      section: PageDiagnostic.Subject(
        position: 0, id: "s", source: SourceLine(fileID: #fileID, line: line)))
    #expect(fixture.reports.all == [report])
    #expect(
      report.description.hasSuffix(
        """
        : the ids of its data are new ones each time they are read, so each update replaces \
        all rows. Keep the id with the datum.
        """))
    for limit in [20_000, 0] {
      fixture.driver.mainActorComparisonLimit = limit
      try fixture.driver.send(.tap, to: fixture.reference(0, 3))
      notes.unseen += 1
      fixture.driver.update()
      await fixture.driver.settled()
      let edits = try #require(fixture.host.updates.last?.edits)
      #expect(edits.changes.rows.deletes.count == 19 + notes.unseen)
      #expect(edits.changes.rows.inserts.count == 20 + notes.unseen)
      #expect(edits.batches.last?.page.rowCount == 20 + notes.unseen)
    }
    #expect(taps == [3, 3])
  }
}
