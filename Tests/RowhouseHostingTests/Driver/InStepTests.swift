// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Updates that keep the positions of all sections and rows: equal rows are kept, and everything
/// else is that of the newest evaluation.
@MainActor
struct InStepTests {
  @Test("Content, handlers and source lines of a row are those of the newest evaluation")
  func law() async {
    await forAll(200) { random in
      let page = InStepPage(&random)
      let here = DriverFixture(page)
      let elsewhere = DriverFixture()
      elsewhere.driver.mainActorComparisonLimit = 0
      elsewhere.driver.show(page)
      for _ in 0..<4 {
        page.change(&random)
        for fixture in [here, elsewhere] {
          fixture.driver.update()
          await fixture.driver.settled()
          if let fault = page.fault(in: fixture.driver) { return fault }
          // The page is read again after the handlers that were called. Wait until then before
          // changing it.
          await fixture.driver.settled()
        }
        if here.host.lastEdits != elsewhere.host.lastEdits {
          return "here \(here.host.lastEdits), elsewhere \(elsewhere.host.lastEdits)"
        }
      }
      return nil
    }
  }

  @Test("Equal content of an application is replaced by that of the newest evaluation")
  func customContent() throws {
    var turn = 0
    let fixture = DriverFixture { TableSection { CustomRow(Stamp(name: "a", turn: turn)) } }
    turn = 1
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "none")
    let row = try #require(fixture.driver.page.row(at: RowIndexPath(section: 0, row: 0)))
    #expect((row.content as? Stamp)?.turn == 1)
  }

  /// Content with a property that its equality ignores.
  private struct Stamp: RowContent {
    let name: String
    let turn: Int

    static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    func body(style: ResolvedStyle) -> Part { .text(name) }
  }
}
