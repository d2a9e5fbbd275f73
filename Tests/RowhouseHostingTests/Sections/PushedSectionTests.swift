// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Sections that are pushed by hand.
@MainActor
struct PushedSectionTests {
  /// A driver with the sections `one` (rows `a`, `b`) and `two` (row `c`).
  private func pushed() async -> Rig {
    let rig = Rig()
    rig.driver.sections = [
      TableSection(rows: [Row("a", id: "a"), Row("b", id: "b")]).id("one"),
      TableSection(rows: [Row("c", id: "c")]).id("two"),
    ]
    await rig.driver.settled()
    return rig
  }

  @Test("Sections that are set are shown at the next turn, and can be read again")
  func set() async {
    let rig = await pushed()
    #expect(rig.host.updates.map(\.content) == [.reload])
    #expect(rig.texts == [["a", "b"], ["c"]])
    #expect(rig.driver.sections.map(\.id) == ["one", "two"])
    rig.driver.sections.removeFirst()
    #expect(rig.texts == [["a", "b"], ["c"]])
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "- section 0")
    #expect(rig.driver.page.name == "PushedPage")
    #expect(rig.reports.all == [])
  }

  @Test("Rows are inserted before and after a row, replaced and deleted by id")
  func rows() async {
    let rig = await pushed()
    rig.driver.insert([Row("x", id: "x").row], before: "b")
    rig.driver.insert([Row("y", id: "y").row, Row("z", id: "z").row], after: "c")
    rig.driver.replace("a", with: Row("new a", id: "a").row)
    await rig.driver.settled()
    #expect(rig.texts == [["new a", "x", "b"], ["c", "y", "z"]])
    #expect(rig.host.lastEdits == "+ 0.1, + 1.1, + 1.2, ~ 0.0 → 0.0")
    rig.driver.delete("y")
    rig.driver.delete("a")
    await rig.driver.settled()
    #expect(rig.texts == [["x", "b"], ["c", "z"]])
    #expect(rig.host.updates.count == 3)
  }

  @Test("So are sections")
  func sections() async {
    let rig = await pushed()
    let section = { (id: String) in TableSection(rows: [Row(id, id: id)]).id("section \(id)") }
    rig.driver.insert([section("x")], before: "one")
    rig.driver.insert([section("y")], after: "two")
    await rig.driver.settled()
    #expect(rig.texts == [["x"], ["a", "b"], ["c"], ["y"]])
    #expect(rig.host.lastEdits == "+ section 0, + section 3")
    rig.driver.replace("one", with: section("z"))
    rig.driver.delete("two")
    await rig.driver.settled()
    #expect(rig.texts == [["x"], ["z"], ["y"]])
  }

  @Test("An id that nothing has is reported, and the edit is left out")
  func unknownIDs() async {
    let rig = await pushed()
    rig.driver.insert([Row("x").row], before: "none")
    rig.driver.insert([Row("x").row], after: 1)
    rig.driver.replace("none", with: Row("x").row)
    rig.driver.insert([TableSection(rows: [Row]())], before: "a")
    rig.driver.insert([TableSection(rows: [Row]())], after: "none")
    rig.driver.replace("none", with: TableSection(rows: [Row]()))
    rig.driver.delete("none")
    await rig.driver.settled()
    #expect(rig.texts == [["a", "b"], ["c"]])
    let ids: [ItemID] = ["none", 1, "none", "a", "none", "none", "none"]
    #expect(
      rig.reports.all == ids.map { PageDiagnostic(.unknownID($0), page: "PushedPage") })
  }

  @Test("A page that describes itself cannot be edited by hand, which is reported")
  func describedPage() async throws {
    let rig = Rig { TableSection { Row("a", id: "a") } }
    rig.driver.insert([Row("x").row], before: "a")
    rig.driver.delete("a")
    rig.driver.title = "Mine"
    rig.driver.onSelect = { _ in }
    await rig.driver.settled()
    #expect(rig.texts == [["a"]])
    #expect(rig.driver.title == "A page")
    #expect(rig.driver.onSelect == nil)
    let report = PageDiagnostic(.editOfDescribedPage, page: "AnyPage")
    #expect(rig.reports.all == [report, report, report, report])
    #expect(
      report.description == """
        AnyPage: sections of a page that describes itself cannot be edited by hand. Nothing is \
        changed; change the model, or show sections of your own with driver.sections.
        """)
    #expect(rig.driver.sections.map(\.rowCount) == [1])
  }

  @Test("Sections that are set take the place of a page that describes itself")
  func replacesPage() async {
    let rig = Rig { TableSection { Row("a") } }
    rig.driver.sections = [TableSection(rows: [Row("b")])]
    await rig.driver.settled()
    #expect(rig.host.updates.map(\.content) == [.reload, .reload])
    #expect(rig.texts == [["b"]])
    rig.driver.show(AnyPage { TableSection { Row("c") } })
    #expect(rig.texts == [["c"]])
  }

  @Test("The title and a handler for all rows can be set, before the sections or after")
  func titleAndHandler() async throws {
    let rig = Rig()
    var selected: [ItemID] = []
    rig.driver.title = "Mine"
    rig.driver.onSelect = { selected.append($0.id) }
    rig.driver.sections = [TableSection(rows: [Row("a", id: "a"), Row("b", id: "b")])]
    await rig.driver.settled()
    #expect(rig.driver.title == "Mine")
    #expect(rig.driver.page.title == "Mine")
    try rig.driver.send(.tap, to: rig.reference(0, 1))
    #expect(selected == ["b"])
    rig.driver.title = "Yours"
    await rig.driver.settled()
    #expect(rig.host.updates.last?.chrome == .title)
    #expect(rig.host.lastEdits == "none")
  }

  @Test("Sections without ids are known by their position, and nothing is reported")
  func unplaced() async {
    let rig = Rig()
    rig.driver.sections = [TableSection { Row("a") }, TableSection { Row("b") }]
    rig.driver.flush()
    rig.driver.sections = [TableSection { Row("a") }, TableSection { Row("c") }]
    rig.driver.flush()
    #expect(rig.host.lastEdits == "~ 1.0 → 1.0")
    #expect(rig.reports.all.isEmpty)
  }

  @Test("Rows of pushed data show what they read")
  func pushedData() async {
    let notes = Notes()
    let rig = Rig()
    rig.driver.sections = [TableSection([1], id: \.self) { Row("\($0)\(notes.suffix)") }]
    await rig.driver.settled()
    #expect(rig.texts == [["1"]])
    notes.suffix = "!"
    rig.driver.title = "Other"
    await rig.driver.settled()
    #expect(rig.texts == [["1!"]])
    notes.suffix = "?"
    await rig.driver.settled()
    #expect(rig.texts == [["1?"]])
  }

  @Test("A handler may edit them")
  func editInHandler() async throws {
    let rig = Rig()
    rig.driver.sections = [
      TableSection(
        rows: [
          Row("a", id: "a").onDelete { [weak driver = rig.driver] in driver?.delete("a") },
          Row("b", id: "b"),
        ])
    ]
    await rig.driver.settled()
    try rig.driver.send(.delete, to: rig.reference(0, 0))
    await rig.driver.settled()
    #expect(rig.host.lastEdits == "- 0.0")
    #expect(rig.reports.all == [])
  }
}
