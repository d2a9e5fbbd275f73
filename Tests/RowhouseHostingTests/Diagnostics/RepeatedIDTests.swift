// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Rows and sections that share an id.
@MainActor
struct RepeatedIDTests {
  @Test("Repeated rows keep separate identities, and each report names title, id and source")
  func madeRows() throws {
    var taps: [String] = []
    let line = UInt32(#line) + 2
    let fixture = DriverFixture {
      TableSection("Head") {
        Row("a", id: 7).onSelect { taps.append("a") }
        Row("b", id: 7).onSelect { taps.append("b") }
        Row("c", id: 7).onSelect { taps.append("c") }
      }.id("s")
    }
    let section = PageDiagnostic.Subject(
      position: 0, id: "s", title: "Head", source: SourceLine(fileID: #fileID, line: line))
    let rows = [("b", 1), ("c", 2)].map { title, position in
      PageDiagnostic.Subject(
        position: position, id: 7, title: title,
        source: SourceLine(fileID: #fileID, line: line + 1 + UInt32(position)))
    }
    #expect(
      fixture.reports.all
        == rows.map {
          PageDiagnostic(.repeatedRowID(first: 0), page: "AnyPage", section: section, row: $0)
        })
    let file = "RowhouseHostingTests/RepeatedIDTests.swift"
    #expect(
      fixture.reports.all.first?.description == """
        AnyPage, section 0 “Head” (id s) at \(file):\(line), row 1 “b” (id 7) at \
        \(file):\(line + 2): its id is also that of row 0 of the section. They are distinguished \
        by their order; give each row an id of its own with .id(_:).
        """)
    for row in 0..<3 { try fixture.driver.send(.tap, to: fixture.reference(0, row)) }
    #expect(taps == ["a", "b", "c"])
  }

  @Test("Repeated rows of data sections are reported without being made")
  func lazyRows() throws {
    var taps: [String] = []
    let makings = Counter()
    let line = UInt32(#line) + 2
    let fixture = DriverFixture {
      TableSection([Item(1, "a"), Item(2, "b"), Item(1, "c")]) { item in
        makings.add()
        return Row(item.text).onSelect { taps.append(item.text) }
      }.id("s")
    }
    #expect(makings.count == 0)
    #expect(
      fixture.reports.all == [
        PageDiagnostic(
          .repeatedRowID(first: 0), page: "AnyPage",
          section: PageDiagnostic.Subject(
            position: 0, id: "s", source: SourceLine(fileID: #fileID, line: line)),
          row: PageDiagnostic.Subject(position: 2, id: 1))
      ])
    for row in 0..<3 { try fixture.driver.send(.tap, to: fixture.reference(0, row)) }
    #expect(taps == ["a", "b", "c"])
  }

  @Test("Repeated rows of data sections are inserted and deleted without confusion")
  func lazyRowsChange() {
    let notes = Notes()
    notes.names = ["x", "y", "x", "x"]
    let fixture = DriverFixture { TableSection(notes.names, id: \.self) { Row($0) } }
    let edits = { (names: [String]) in
      notes.names = names
      fixture.driver.flush()
      return fixture.host.lastEdits
    }
    #expect(edits(["x", "y", "x"]) == "- 0.3")
    #expect(edits(["x", "y", "x", "x", "x"]) == "+ 0.3, + 0.4")
    #expect(fixture.texts == [["x", "y", "x", "x", "x"]])
    #expect(edits(["y"]) == "- 0.0, - 0.2, - 0.3, - 0.4")
  }

  @Test("A large section finds a repeated id when it is inserted, and keeps it known")
  func largeSection() async throws {
    let notes = Notes()
    notes.names = []
    var taps: [String] = []
    let fixture = DriverFixture {
      let (names, title) = (notes.names, notes.title)
      TableSection(Array(0..<2_000) + names.map { _ in 5 }, id: \.self) { number in
        Row("\(number) \(title)").onSelect { taps.append("\(number) \(title)") }
      }.id("s")
    }
    #expect(fixture.reports.all == [])
    notes.names = ["extra"]
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == [.repeatedRowID(first: 5)])
    #expect(fixture.reports.all.first?.row == PageDiagnostic.Subject(position: 2_000, id: 5))
    let reference = try fixture.reference(0, 2_000)
    #expect(reference.row.occurrence == 1)
    // No id is inserted or deleted from here on, so no comparison lists the repeated ids.
    notes.title = "other"
    await fixture.driver.settled()
    #expect(try fixture.reference(0, 2_000) == reference)
    #expect(fixture.driver.send(.select, to: reference))
    #expect(taps == ["5 other"])
  }

  @Test("A large section finds a repeated id that an earlier section has as well")
  func largeSectionAfterAnother() async throws {
    let notes = Notes()
    notes.names = []
    let fixture = DriverFixture {
      let isLarge = !notes.names.isEmpty
      TableSection {
        Row("pinned", id: 5)
        if !isLarge { Row("gone", id: "gone") }
      }.id("first")
      TableSection(Array(6..<2_000) + (isLarge ? [5, 5] : []), id: \.self) { Row("\($0)") }
        .id("large")
    }
    notes.names = ["extra"]
    await fixture.driver.settled()
    #expect(fixture.reports.kinds == [.repeatedRowID(first: 1_994)])
    #expect(try fixture.reference(1, 1_995).row.occurrence == 1)
    #expect(try fixture.reference(1, 1_994).row.occurrence == 0)
  }

  @Test("A section that keeps its storage keeps its repeated rows separate")
  func sameStorage() throws {
    let notes = Notes()
    let numbers = [1, 1, 1]
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(numbers, id: \.self) { Row("\($0)") }
    }
    let references = try (0..<3).map { try fixture.reference(1, $0) }
    #expect(Set(references.map(\.row)).count == 3)
    notes.title = "x"
    fixture.driver.flush()
    #expect(try (0..<3).map { try fixture.reference(1, $0) } == references)
  }

  @Test("Repeated sections keep separate identities, and are reported")
  func sections() throws {
    let line = UInt32(#line) + 3
    let fixture = DriverFixture {
      TableSection("One") { Row("a") }.id("s")
      TableSection("Two") { Row("b") }.id("s")
    }
    let report = PageDiagnostic(
      .repeatedSectionID(first: 0), page: "AnyPage",
      section: PageDiagnostic.Subject(
        position: 1, id: "s", title: "Two", source: SourceLine(fileID: #fileID, line: line)))
    #expect(fixture.reports.all == [report])
    #expect(
      report.description == """
        AnyPage, section 1 “Two” (id s) at RowhouseHostingTests/RepeatedIDTests.swift:\(line): its \
        id is also that of section 0. They are distinguished by their order; give each section an \
        id of its own with .id(_:).
        """)
    #expect(Set(fixture.driver.page.sections.map(\.id)).count == 2)
    #expect(fixture.texts == [["a"], ["b"]])
    #expect(try fixture.reference(0, 0) != fixture.reference(1, 0))
  }
}
