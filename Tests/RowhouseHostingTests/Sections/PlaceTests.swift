// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@Suite("Rows that are identified by their place in a section")
@MainActor
struct PlaceTests {
  @MainActor @Observable
  final class Account {
    var isCompany = false
    var staff: [Int] = []
  }

  private struct AccountPage: TablePage {
    let account: Account
    let hasData: Bool

    var title: String { "Account" }
    var sections: [TableSection] {
      if account.isCompany {
        TableSection {
          FieldRow("Company", text: "") { _ in }
          Row("Number")
        }
      } else {
        TableSection {
          FieldRow("Name", text: "") { _ in }
          Row("Birthday")
        }
      }
      TableSection("Contact") {
        Row("Address")
        if account.isCompany { Row("Web site").id("site") } else { Row("Phone") }
      }
      TableSection("More") {
        Row("Language")
        if !account.isCompany { Row("Web site").id("site") } else { Row("Fax") }
      }
      if hasData { TableSection(account.staff, id: \.self) { Row("\($0)") } }
    }
  }

  /// Returns the edits of the page when the kind of the account changes.
  private func edits(hasData: Bool) -> SectionedChangeset? {
    let host = RecordingHost()
    let driver = PageDriver(host: host)
    let account = Account()
    driver.show(AccountPage(account: account, hasData: hasData))
    account.isCompany = true
    if hasData { account.staff = [1] }
    driver.flush()
    return host.edits.last?.edits?.changes
  }

  @Test("Rows without an id do not move into another section", arguments: [false, true])
  func otherSection(hasData: Bool) throws {
    let changes = try #require(edits(hasData: hasData))
    #expect(changes.sections.edits.deletes == [0] && changes.sections.edits.inserts == [0])
    let moves = changes.rows.moves.map { "\($0.old.section) → \($0.new.section)" }
    #expect(moves == ["2 → 1"], "The row with an id moves")
    #expect(changes.rows.deletes == [RowIndexPath(section: 1, row: 1)])
    let inserts = [RowIndexPath(section: 2, row: 1)]
    #expect(changes.rows.inserts == inserts + (hasData ? [RowIndexPath(section: 3, row: 0)] : []))
  }

  @Test(
    "A row that the user moves into another section does not replace the row with the same place or element there",
    arguments: [0, 1], [false, true])
  func moved(position: Int, isElement: Bool) throws {
    var left: [String] = []
    let fixture = DriverFixture {
      for name in ["a", "b"] {
        let row = Row(name).onDidEndDisplaying { left.append(name) }
        TableSection { if isElement { row.id("element") } else { row } }
          .id(name)
          .onMoveBetweenSections { _ in }
      }
    }
    let stays = try fixture.reference(1, 0)
    let target = RowIndexPath(section: 1, row: position)
    let page = fixture.driver.reorder(try fixture.reference(0, 0), to: target)
    let moved = try #require(page.reference(at: target))
    #expect(moved.id != stays.id)
    // The handler has not moved the row, so the update puts it back.
    fixture.driver.flush()
    #expect(fixture.texts == [["a"], ["b"]])
    let changes = try #require(fixture.host.edits.last?.edits?.changes)
    #expect(changes.rows.deletes == [target] && changes.rows.moves.isEmpty)
    #expect(changes.rows.inserts == [RowIndexPath(section: 0, row: 0)])
    fixture.driver.send(.didEndDisplaying, to: stays)
    #expect(left == ["b"])
    fixture.driver.send(.didEndDisplaying, to: moved)
    #expect(left == ["b", "a"])
  }
}
