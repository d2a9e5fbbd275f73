// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("A strict table")
@MainActor
struct StrictTableHostTests {
  private func section(_ names: [String]) -> TableSection {
    TableSection(rows: names.map { Row($0, id: $0) }).id("section")
  }

  private var firstRow: RowIndexPath { RowIndexPath(section: 0, row: 0) }

  @Test("A strict table shows the pages of its updates")
  func shows() {
    let table = StrictTableHost()
    for names in [["a"], ["a", "b"], ["c", "b", "a"], []] {
      table.driver.sections = [section(names)]
      table.driver.flush()
      #expect(table.table.sections.map { $0.cells.map(\.row.texts) } == [names.map { [$0] }])
    }
    #expect(table.updateCount == 4)
  }

  @Test("A strict table draws the first rows of large sections, so that the others are never made")
  func window() {
    var made: Set<Int> = []
    let table = StrictTableHost(drawnRows: 10)
    func show(_ data: Range<Int>) {
      table.driver.sections = [
        TableSection(data, id: \.self) { number in
          made.insert(number)
          return Row("\(number)")
        }
      ]
      table.driver.flush()
    }
    show(0..<100_000)
    #expect(made == Set(0..<10))
    show(5..<100_000)
    #expect(table.table.sections[0].cells.map(\.row.texts) == (5..<15).map { ["\($0)"] })
    #expect(table.table.sections[0].rowCount == 99_995)
    #expect(made.isSubset(of: Set(0..<15)))
  }

  @Test("A strict table with a negative number of rows draws none")
  func noRows() {
    let table = StrictTableHost(drawnRows: -1)
    for names in [["a"], ["b", "a"]] {
      table.driver.sections = [TableSection(names, id: \.self) { Row($0) }]
      table.driver.flush()
      #expect(table.table.sections.map(\.cells.count) == [0])
      #expect(table.table.sections.map(\.rowCount) == [names.count])
    }
  }

  private final class Parcel {
    var weight: Double? = 2
    var ends = 0
  }

  private struct ParcelPage: TablePage {
    let parcel: Parcel
    let title = "Parcel"
    var sections: [TableSection] {
      TableSection {
        NumberRow("Weight", parcel, \.weight).reporting(.continuous)
          .onDidEndEditing { parcel.ends += 1 }
      }
    }
  }

  @Test("A strict table types into a field, and leaves it")
  func typing() {
    let parcel = Parcel()
    let table = StrictTableHost()
    table.driver.show(ParcelPage(parcel: parcel))
    #expect(table.type("1.50", at: firstRow) && parcel.weight == 1.5 && parcel.ends == 1)
    table.driver.flush()
    #expect(table.page?.row(at: firstRow)?.texts == ["Weight", "1.5"])
    #expect(table.type("x", at: firstRow) && parcel.weight == 1.5 && parcel.ends == 2)
    table.driver.flush()
    #expect(
      table.page?.row(at: firstRow)?.texts == ["Weight", "x", "This is not a number."])
  }

  @Test("A strict table completes an update when a test asks for it")
  func finishing() {
    let table = StrictTableHost()
    table.finishesAtOnce = false
    for names in [["a"], ["b"], ["c"]] {
      table.driver.sections = [section(names)]
      table.driver.flush()
    }
    #expect(table.isBusy)
    #expect(table.shown().sections[0].rows == [ShownRow(["a"])])
    table.finish()
    table.driver.flush()
    #expect(table.shown().sections[0].rows == [ShownRow(["c"])])
    #expect(table.updateCount == 2)
  }

  @Test("A strict table receives the whole page after it has failed")
  func failing() {
    let table = StrictTableHost(diagnostics: .silent)
    table.driver.sections = [section(["a"])]
    table.driver.flush()
    var failures = 1
    table.failure = { _ in
      defer { failures -= 1 }
      return failures > 0 ? Away() : nil
    }
    table.driver.sections = [section(["a", "b"])]
    table.driver.flush()
    #expect(table.updateCount == 2)
    #expect(table.shown().sections[0].rows.count == 2)
  }

  @Test("A strict table sends the user's events")
  func events() {
    var told: [String] = []
    let table = StrictTableHost()
    table.driver.sections = [
      TableSection {
        Row("row").onSelect { told.append("tap") }
        ToggleRow("switch", isOn: true) { told.append("switch \($0)") }
      },
      TableSection {}.loadState(.failed("broken") { told.append("retry") }),
      TableSection { FieldRow("field", text: "") { told.append("text \($0)") } },
    ]
    table.driver.flush()
    table.tap(at: firstRow)
    #expect(table.toggle(at: RowIndexPath(section: 0, row: 1)))
    #expect(table.press(at: RowIndexPath(section: 1, row: 0)))
    #expect(table.type("typed", at: RowIndexPath(section: 2, row: 0)))
    #expect(told == ["tap", "switch false", "retry", "text typed"])
    #expect(table.lastDeselected == firstRow)
    #expect(!table.toggle(at: firstRow))
    #expect(!table.press(at: firstRow))
    #expect(!table.type("typed", at: firstRow))
    #expect(!table.type("typed", at: RowIndexPath(section: 7, row: 0)))
    #expect(!table.send(.tap, at: RowIndexPath(section: 7, row: 0)))
  }

  @Test("A strict table drops events for deleted rows")
  func goneRows() throws {
    var reports: [PageDiagnostic.Kind] = []
    let table = StrictTableHost(diagnostics: DiagnosticsHandler { reports.append($0.kind) })
    table.driver.sections = [section(["a", "b"])]
    table.driver.flush()
    let gone = try #require(table.reference(at: firstRow))
    table.driver.delete("a")
    table.driver.flush()
    #expect(!table.driver.send(.tap, to: gone))
    #expect(reports == [.eventForMissingRow("tap")])
  }

  @Test("A strict table stops the program with the broken rule")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = StrictTableHost()
        table.driver.sections = [TableSection { Row("row") }]
        table.driver.flush()
        table.deselect(RowIndexPath(section: 0, row: 3))
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("attempt to deselect row 0.3, which is not shown"))
  }
}

private struct Away: Error {}
