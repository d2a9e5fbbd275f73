// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows that push a page")
struct LinkRowTests {
  private final class Makings {
    var count = 0
  }

  private struct StaffPage: LinkedPage {
    var path: String { "/staff" }
    var title: String { "Staff" }
    var sections: [TableSection] { TableSection { Row("Ann") } }
  }

  private struct LinkPage: TablePage {
    let makings: Makings
    var title: String { "Links" }

    var sections: [TableSection] {
      TableSection {
        LinkRow("Staff", subtitle: "Two people") {
          makings.count += 1
          return StaffPage()
        }
        .value("2")
        Row("Plain")
      }
    }
  }

  @Test("Selecting the row pushes its page, which is created only then")
  func pushes() throws {
    let makings = Makings()
    let test = PageTest(LinkPage(makings: makings))
    #expect(makings.count == 0)
    try test.tap("Staff")
    #expect(test.title == "Staff")
    #expect(test.rows == [["Ann"]])
    #expect(makings.count == 1)
    try test.back()
    try test.tap("Staff")
    #expect(makings.count == 2)
  }

  @Test("The row looks like a row with a disclosure indicator")
  func look() {
    let link = LinkRow("Staff", subtitle: "Two people") { StaffPage() }.value("2").id("staff").row
    let row = Row("Staff", subtitle: "Two people").value("2").accessory(.disclosure).onSelect {}
    #expect(link == row.id("staff").row)
    #expect(link.source.line == #line - 3)
    #expect(LinkRow("") { StaffPage() }.accessory(.none).row.accessory == .none)
  }

  @Test("The destination of a row is known without selecting it")
  func destination() {
    let link = LinkRow("Staff") { StaffPage() }.row
    #expect((link.destination?() as? any LinkedPage)?.path == "/staff")
    #expect(Row("Plain").row.destination == nil)
  }

  @Test("A host with addresses receives that of the page")
  func address() throws {
    let navigation = RecordingNavigation()
    let navigator = Navigator()
    navigator.host = navigation
    let driver = PageDriver(host: RecordingHost(), navigator: navigator)
    driver.show(LinkPage(makings: Makings()))
    let link = try #require(driver.reference(at: RowIndexPath(section: 0, row: 0)))
    driver.send(.tap, to: link)
    #expect((navigation.pushedPages.last as? any LinkedPage)?.path == "/staff")
  }
}
