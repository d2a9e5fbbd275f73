// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Sections that an application pushes to the driver.
@MainActor
struct PushedSectionTests {
  /// A driver with the sections `one` (rows `a`, `b`) and `two` (row `c`).
  private func pushed() async -> DriverFixture {
    let fixture = DriverFixture()
    fixture.driver.sections = [
      TableSection(rows: [Row("a", id: "a"), Row("b", id: "b")]).id("one"),
      TableSection(rows: [Row("c", id: "c")]).id("two"),
    ]
    await fixture.driver.settled()
    return fixture
  }

  @Test("Pushed sections are shown in the next turn, and can be read")
  func set() async {
    let fixture = await pushed()
    #expect(fixture.host.updates.map(\.content) == [.reload])
    #expect(fixture.texts == [["a", "b"], ["c"]])
    #expect(fixture.driver.sections.map(\.id) == ["one", "two"])
    fixture.driver.sections.removeFirst()
    #expect(fixture.texts == [["a", "b"], ["c"]])
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "- section 0")
    #expect(fixture.driver.page.name == "PushedPage")
    #expect(fixture.reports.all == [])
  }

  @Test("Rows are inserted before and after a row, replaced and deleted by id")
  func rows() async {
    let fixture = await pushed()
    fixture.driver.insert([Row("x", id: "x").row], before: "b")
    fixture.driver.insert([Row("y", id: "y").row, Row("z", id: "z").row], after: "c")
    fixture.driver.replace("a", with: Row("new a", id: "a").row)
    await fixture.driver.settled()
    #expect(fixture.texts == [["new a", "x", "b"], ["c", "y", "z"]])
    #expect(fixture.host.lastEdits == "+ 0.1, + 1.1, + 1.2, ~ 0.0 → 0.0")
    fixture.driver.delete("y")
    fixture.driver.delete("a")
    await fixture.driver.settled()
    #expect(fixture.texts == [["x", "b"], ["c", "z"]])
    #expect(fixture.host.updates.count == 3)
  }

  @Test("Sections are inserted, replaced and deleted by id")
  func sections() async {
    let fixture = await pushed()
    let section = { (id: String) in TableSection(rows: [Row(id, id: id)]).id("section \(id)") }
    fixture.driver.insert([section("x")], before: "one")
    fixture.driver.insert([section("y")], after: "two")
    await fixture.driver.settled()
    #expect(fixture.texts == [["x"], ["a", "b"], ["c"], ["y"]])
    #expect(fixture.host.lastEdits == "+ section 0, + section 3")
    fixture.driver.replace("one", with: section("z"))
    fixture.driver.delete("two")
    await fixture.driver.settled()
    #expect(fixture.texts == [["x"], ["z"], ["y"]])
  }

  @Test("An unknown id is reported, and the edit is ignored")
  func unknownIDs() async {
    let fixture = await pushed()
    fixture.driver.insert([Row("x").row], before: "none")
    fixture.driver.insert([Row("x").row], after: 1)
    fixture.driver.replace("none", with: Row("x").row)
    fixture.driver.insert([TableSection(rows: [Row]())], before: "a")
    fixture.driver.insert([TableSection(rows: [Row]())], after: "none")
    fixture.driver.replace("none", with: TableSection(rows: [Row]()))
    fixture.driver.delete("none")
    await fixture.driver.settled()
    #expect(fixture.texts == [["a", "b"], ["c"]])
    let ids: [ItemID] = ["none", 1, "none", "a", "none", "none", "none"]
    #expect(
      fixture.reports.all == ids.map { PageDiagnostic(.unknownID($0), page: "PushedPage") })
  }

  @Test("An edit of a row of a data section is reported, and ignored")
  func dataRows() async {
    let fixture = DriverFixture()
    fixture.driver.sections = [TableSection(["a"], id: \.self) { Row($0) }]
    fixture.driver.delete("a")
    await fixture.driver.settled()
    #expect(fixture.texts == [["a"]])
    #expect(fixture.reports.kinds == [.unknownID("a")])
    // The message does not claim that no row has the id.
    #expect(fixture.reports.all.first?.description.contains("that this edit can change") == true)
  }

  @Test("Pushed edits of a page that describes itself are reported and ignored")
  func describedPage() async throws {
    let fixture = DriverFixture { TableSection { Row("a", id: "a") } }
    fixture.driver.insert([Row("x").row], before: "a")
    fixture.driver.delete("a")
    fixture.driver.title = "Mine"
    fixture.driver.onSelect = { _ in }
    await fixture.driver.settled()
    #expect(fixture.texts == [["a"]])
    #expect(fixture.driver.title == "A page")
    #expect(fixture.driver.onSelect == nil)
    let report = PageDiagnostic(.editOfDescribedPage, page: "AnyPage")
    #expect(fixture.reports.all == [report, report, report, report])
    #expect(
      report.description == """
        AnyPage: sections of a page that describes itself cannot be edited by hand. Nothing is \
        changed; change the model, or show sections of your own with driver.sections.
        """)
    #expect(fixture.driver.sections.map(\.rowCount) == [1])
  }

  private struct ListPage: TablePage {
    var title: String { navigator.selectedRows.isEmpty ? "List" : "" }
    var isEditing: Bool { navigator.selectedRows.isEmpty }
    var sections: [TableSection] {
      let navigator = navigator
      TableSection {
        ExpanderRow("More") { Row("inner").onSelect { navigator.pop() } }
      }
    }
  }

  @Test("The properties of a page that describes itself are read as code of the page")
  func readAsPage() throws {
    let fixture = DriverFixture(ListPage())
    #expect(fixture.driver.title == "List" && fixture.driver.isEditing)
    #expect(fixture.driver.sections.map(\.rowCount) == [1])
    try fixture.driver.send(.tap, to: fixture.reference(0, 0), flushing: true)
    #expect(fixture.texts == [["More", "inner"]])
    #expect(fixture.driver.sections.map(\.rowCount) == [2])
  }

  @Test("Pushed sections replace a page that describes itself")
  func replacesPage() async {
    let fixture = DriverFixture { TableSection { Row("a") } }
    fixture.driver.sections = [TableSection(rows: [Row("b")])]
    await fixture.driver.settled()
    #expect(fixture.host.updates.map(\.content) == [.reload, .reload])
    #expect(fixture.texts == [["b"]])
    fixture.driver.show(AnyPage { TableSection { Row("c") } })
    #expect(fixture.texts == [["c"]])
  }

  @Test("A pushed page's title and selection handler can be set before or after its sections")
  func titleAndHandler() async throws {
    let fixture = DriverFixture()
    var selected: [ItemID] = []
    fixture.driver.title = "Mine"
    fixture.driver.onSelect = { selected.append($0.id) }
    fixture.driver.sections = [TableSection(rows: [Row("a", id: "a"), Row("b", id: "b")])]
    await fixture.driver.settled()
    #expect(fixture.driver.title == "Mine")
    #expect(fixture.driver.page.title == "Mine")
    try fixture.driver.send(.tap, to: fixture.reference(0, 1))
    #expect(selected == ["b"])
    fixture.driver.title = "Yours"
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.chrome == .title)
    #expect(fixture.host.lastEdits == "none")
  }

  @Test("Sections without ids are identified by position, without a report")
  func unplaced() async {
    let fixture = DriverFixture()
    fixture.driver.sections = [TableSection { Row("a") }, TableSection { Row("b") }]
    fixture.driver.flush()
    fixture.driver.sections = [TableSection { Row("a") }, TableSection { Row("c") }]
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "~ 1.0 → 1.0")
    #expect(fixture.reports.all.isEmpty)
  }

  @Test("Rows of pushed data show observed changes")
  func pushedData() async {
    let notes = Notes()
    let fixture = DriverFixture()
    fixture.driver.sections = [TableSection([1], id: \.self) { Row("\($0)\(notes.suffix)") }]
    await fixture.driver.settled()
    #expect(fixture.texts == [["1"]])
    notes.suffix = "!"
    fixture.driver.title = "Other"
    await fixture.driver.settled()
    #expect(fixture.texts == [["1!"]])
    notes.suffix = "?"
    await fixture.driver.settled()
    #expect(fixture.texts == [["1?"]])
  }

  @Test("A handler may edit pushed sections")
  func editInHandler() async throws {
    let fixture = DriverFixture()
    fixture.driver.sections = [
      TableSection(
        rows: [
          Row("a", id: "a").onDelete { [weak driver = fixture.driver] in driver?.delete("a") },
          Row("b", id: "b"),
        ])
    ]
    await fixture.driver.settled()
    try fixture.driver.send(.delete, to: fixture.reference(0, 0))
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "- 0.0")
    #expect(fixture.reports.all == [])
  }
}
