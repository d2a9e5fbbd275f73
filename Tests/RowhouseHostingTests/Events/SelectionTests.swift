// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// What happens in which order when a row is selected.
@MainActor
struct SelectionTests {
  @Test("First the host deselects the row, then the page is told, then the row")
  func order() throws {
    var order: [String] = []
    let rig = Rig()
    var page = AnyPage {
      TableSection {
        Row("a", id: "a")
        Row("b", id: "b").onSelect { [host = rig.host] in order.append("row \(host.deselected)") }
      }.id("section")
    }
    var selections: [RowSelection] = []
    page.onSelect = { [host = rig.host] selection in
      selections.append(selection)
      order.append("page \(host.deselected)")
    }
    rig.driver.show(page)
    try rig.driver.send(.tap, to: rig.reference(0, 1))
    #expect(order == ["page [0.1]", "row [0.1]"])
    let selection = try #require(selections.first)
    #expect(selections.count == 1)
    #expect(selection.id == "b")
    #expect(selection.row.texts == ["b"])
    #expect(selection.section == "section")
    #expect(selection.indexPath == RowIndexPath(section: 0, row: 1))
  }

  @Test("Page and row say whether a row stays selected, and the row has the last word")
  func staysSelected() throws {
    for pageDeselects in [true, false] {
      let rig = Rig()
      var page = AnyPage {
        TableSection {
          Row("as the page")
          Row("stays").staysSelected()
          Row("does not").staysSelected(false)
        }
      }
      page.deselectsAfterTap = pageDeselects
      rig.driver.show(page)
      for row in 0..<3 { try rig.driver.send(.tap, to: rig.reference(0, row)) }
      #expect(rig.host.deselected.map(\.row) == (pageDeselects ? [0, 2] : [2]))
    }
  }

  @Test("A row that stands elsewhere by now is deselected where it stands")
  func movedRow() throws {
    let notes = Notes()
    let rig = Rig(NotesPage(notes))
    let reference = try rig.reference(1, 0)
    notes.names.insert("z", at: 0)
    rig.driver.flush()
    rig.driver.send(.tap, to: reference)
    #expect(rig.host.deselected == [RowIndexPath(section: 1, row: 1)])
  }

  @Test("A page that a handler shows does not hear of the tap that led to it")
  func nextPage() throws {
    let rig = Rig()
    let heard = Counter()
    var next = AnyPage { TableSection { Row("next") } }
    next.onSelect = { _ in heard.add() }
    rig.driver.show(
      AnyPage { [weak driver = rig.driver] in
        TableSection { Row("a").onSelect { driver?.show(next) } }
      })
    try rig.driver.send(.tap, to: rig.reference(0, 0))
    #expect(rig.texts == [["next"]])
    #expect(heard.count == 0)
  }
}
