// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The order of calls when a row is selected.
@MainActor
struct SelectionTests {
  @Test("The host deselects the row, then the page's handler is called, then the row's")
  func order() throws {
    var order: [String] = []
    let fixture = DriverFixture()
    var page = AnyPage {
      TableSection {
        Row("a", id: "a")
        Row("b", id: "b").onSelect { [host = fixture.host] in
          order.append("row \(host.deselectedRows)")
        }
      }.id("section")
    }
    var selections: [RowSelection] = []
    page.onSelect = { [host = fixture.host] selection in
      selections.append(selection)
      order.append("page \(host.deselectedRows)")
    }
    fixture.driver.show(page)
    try fixture.driver.send(.tap, to: fixture.reference(0, 1))
    #expect(order == ["page [0.1]", "row [0.1]"])
    let selection = try #require(selections.first)
    #expect(selections.count == 1)
    #expect(selection.id == "b")
    #expect(selection.row.texts == ["b"])
    #expect(selection.section == "section")
    #expect(selection.indexPath == RowIndexPath(section: 0, row: 1))
  }

  @Test("The handler of a page may remove the section of the selected row")
  func removedSection() throws {
    let fixture = DriverFixture()
    var chosen: [Set<String>] = []
    func page(_ hasSection: Bool) -> AnyPage {
      AnyPage {
        TableSection { Row("a") }.id("first")
        if hasSection {
          TableSection { Row("b", id: "b") }
            .selectsSeveral(Set<String>()) { chosen.append($0) }
            .id("second")
        }
      }
    }
    var whole = page(true)
    whole.onSelect = { [driver = fixture.driver] _ in driver.show(page(false)) }
    fixture.driver.show(whole)
    try fixture.driver.send(.select, to: fixture.reference(1, 0))
    #expect(fixture.driver.page.sections.count == 1 && chosen.isEmpty)
  }

  @Test("A page with a handler for all rows makes every row of its sections selectable")
  func pageHandler() throws {
    let names = ["x", "y"]
    func page(_ onSelect: (@MainActor (RowSelection) -> Void)?) -> AnyPage {
      var page = AnyPage {
        TableSection { Row("plain") }
        TableSection(names, id: \.self) { Row($0) }
        TableSection { Row("hidden") }.loadState(.failed("broken") {})
      }
      page.onSelect = onSelect
      return page
    }
    let fixture = DriverFixture(page(nil))
    func selectable() -> [Bool] {
      [(0, 0), (1, 0), (1, 1), (2, 0)].compactMap {
        fixture.driver.row(at: RowIndexPath(section: $0, row: $1))?.isSelectable
      }
    }
    #expect(selectable() == [false, false, false, false])
    var selected: [String] = []
    fixture.driver.show(page { selected += $0.row.texts })
    #expect(selectable() == [true, true, true, false])
    try fixture.driver.send(.tap, to: fixture.reference(0, 0))
    try fixture.driver.send(.tap, to: fixture.reference(1, 1))
    #expect(selected == ["plain", "y"])
  }

  @Test("Rows of data sections are drawn again when the page begins to handle selections")
  func laterHandler() {
    let fixture = DriverFixture()
    fixture.driver.sections = [TableSection(["x"], id: \.self) { Row($0) }]
    fixture.driver.flush()
    fixture.driver.onSelect = { _ in }
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.chrome == .style)
    #expect(fixture.driver.row(at: RowIndexPath(section: 0, row: 0))?.isSelectable == true)
  }

  @Test("Page and row decide if a row stays selected, and the row's setting wins")
  func staysSelected() throws {
    for pageDeselects in [true, false] {
      let fixture = DriverFixture()
      var page = AnyPage {
        TableSection {
          Row("as the page").onSelect {}
          Row("stays").staysSelected()
          Row("does not").staysSelected(false).onSelect {}
        }
      }
      page.deselectsAfterTap = pageDeselects
      fixture.driver.show(page)
      for row in 0..<3 { try fixture.driver.send(.tap, to: fixture.reference(0, row)) }
      #expect(fixture.host.deselectedRows.map(\.row) == (pageDeselects ? [0, 2] : [2]))
    }
  }

  @Test("A tap has an effect on rows with a handler for taps and on rows that stay selected")
  func tapsWithAnEffect() throws {
    let fixture = DriverFixture {
      TableSection {
        Row("plain").value("1")
        Row("does not stay").staysSelected(false)
        Row("button").accessory(.detail).onAccessory {}.onDelete {}.onWillHighlight { true }
        ToggleRow("switch", isOn: false) { _ in }
        FieldRow("field", text: "") { _ in }.onDidEndEditing {}
      }
      TableSection {
        Row("select").onSelect {}
        Row("deselect").onDeselect {}
        Row("will select").onWillSelect { true }
        Row("will deselect").onWillDeselect { true }
        Row("redirect").redirectsSelection { 1 }
        Row("highlight").onHighlight { _ in }
        Row("stays").staysSelected()
      }
      TableSection { Row("one of several", id: 1) }.selectsSeveral([] as Set<Int>) { _ in }
    }
    for row in 0..<5 {
      let reference = try fixture.reference(0, row)
      #expect(fixture.driver.selectionTarget(of: reference) == nil, "row \(row)")
      #expect(!fixture.driver.send(.tap, to: reference), "row \(row)")
    }
    for row in 0..<7 {
      let reference = try fixture.reference(1, row)
      #expect(fixture.driver.selectionTarget(of: reference) != nil, "row \(row)")
      #expect(fixture.driver.send(.tap, to: reference), "row \(row)")
    }
    #expect(fixture.driver.selectionTarget(of: try fixture.reference(2, 0)) != nil)
  }

  @Test("A row that has moved is deselected at its new position")
  func movedRow() throws {
    let notes = Notes()
    let fixture = DriverFixture(NotesPage(notes))
    let reference = try fixture.reference(1, 0)
    notes.names.insert("z", at: 0)
    fixture.driver.flush()
    fixture.driver.send(.select, to: reference)
    #expect(fixture.host.deselectedRows == [RowIndexPath(section: 1, row: 1)])
  }

  @Test("A page shown by a handler does not receive the tap that showed it")
  func nextPage() throws {
    let fixture = DriverFixture()
    let heard = Counter()
    var next = AnyPage { TableSection { Row("next") } }
    next.onSelect = { _ in heard.add() }
    fixture.driver.show(
      AnyPage { [weak driver = fixture.driver] in
        TableSection { Row("a").onSelect { driver?.show(next) } }
      })
    try fixture.driver.send(.tap, to: fixture.reference(0, 0))
    #expect(fixture.texts == [["next"]])
    #expect(heard.count == 0)
  }
}
