// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// Updates with past errors that random pages have found.
@Suite("Errors found by random pages")
@MainActor
struct FoundByFuzzTests {
  private struct Line: Equatable, Sendable {
    var id: Int
    var text: String
  }

  private func lines(_ texts: [String], tone: String = "") -> TableSection {
    let data = texts.enumerated().map { Line(id: $0, text: $1) }
    return TableSection(data, id: \.id) { Row($0.text).value(tone) }.id("lines")
  }

  /// Returns two sections with different styles and a row each.
  private func wideAndNarrow(_ first: Row, _ second: Row) -> [TableSection] {
    [
      TableSection { first }.id("wide").style(\.margin, 40), TableSection { second }.id("narrow"),
    ]
  }

  @Test("Rows that look different only when they are made again are in the batches too")
  func batchesHaveRemadeRows() {
    let table = StrictTableHost(violations: .collect)
    table.driver.sections = [lines(["a", "b"])]
    table.driver.flush()
    table.driver.sections = [lines(["a", "b", "c"], tone: "!")]
    table.driver.flush()
    #expect(table.violations == [])
  }

  @Test("A row that moves to a section of another style is drawn again")
  func movedRowTakesStyle() {
    let table = StrictTableHost(violations: .collect)
    table.driver.sections = wideAndNarrow(Row("first", id: 1), Row("second", id: 2))
    table.driver.flush()
    let row = Row("first", id: 1).row
    table.driver.delete(1)
    table.driver.insert([row], after: 2)
    table.driver.flush()
    #expect(table.violations == [])
  }

  @Test("Rows with one id that have changed places are drawn in the styles of their sections")
  func rowsWithOneIDTakeStyles() {
    let table = StrictTableHost(violations: .collect)
    table.driver.sections = wideAndNarrow(Row("same", id: 1), Row("same", id: 1))
    table.driver.flush()
    table.moveRow(at: RowIndexPath(section: 0, row: 0), to: RowIndexPath(section: 1, row: 0))
    table.moveRow(at: RowIndexPath(section: 1, row: 1), to: RowIndexPath(section: 0, row: 0))
    table.driver.flush()
    #expect(table.violations == [])
  }

  @Test("A row that has moved is deselected at its new position")
  func deselectsWhereItStands() throws {
    let table = StrictTableHost(violations: .collect)
    table.driver.sections = [lines(["a", "b"])]
    table.driver.flush()
    let reference = try #require(table.reference(at: RowIndexPath(section: 0, row: 1)))
    table.driver.insert([TableSection { Row("above") }.id("above")], before: "lines")
    table.driver.flush()
    table.driver.send(.select, to: reference)
    #expect(table.lastDeselected == RowIndexPath(section: 1, row: 1))
  }

  @Observable
  @MainActor
  fileprivate final class Tone {
    var text = "before"
  }

  @Test(
    "A changed data row is made again if other rows were pushed at the same time", arguments: 0..<6)
  func staleRowsOfKeptSections(turns: Int) async {
    let tone = Tone()
    let table = StrictTableHost(violations: .collect)
    let data = TableSection([1, 2], id: \.self) { _ in Row(tone.text) }.id("data")
    table.driver.sections = [data, TableSection { Row("other", id: "other") }]
    table.driver.flush()
    tone.text = "after"
    for _ in 0..<turns { await Task.yield() }
    table.driver.insert([Row("new", id: "new").row], after: "other")
    for _ in 0..<100 { await Task.yield() }
    #expect(table.page?.row(at: RowIndexPath(section: 0, row: 1))?.texts == ["after"])
    #expect(table.violations == [])
  }
}
