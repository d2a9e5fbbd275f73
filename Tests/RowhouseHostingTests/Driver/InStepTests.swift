// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Updates that leave each section and row where it is: rows that are the same are kept, and nothing
/// of the newest evaluation is lost.
@MainActor
struct InStepTests {
  @Test("What a row shows, calls and comes from is that of the newest evaluation")
  func law() async {
    await forAll(200) { random in
      let desk = Desk(&random)
      let here = Rig(desk)
      let elsewhere = Rig()
      elsewhere.driver.comparesHere = -1
      elsewhere.driver.show(desk)
      for _ in 0..<4 {
        desk.change(&random)
        for rig in [here, elsewhere] {
          rig.driver.update()
          await rig.driver.settled()
          if let fault = desk.fault(in: rig.driver) { return fault }
        }
        if here.host.lastEdits != elsewhere.host.lastEdits {
          return "here \(here.host.lastEdits), elsewhere \(elsewhere.host.lastEdits)"
        }
      }
      return nil
    }
  }

  @Test("Content of an application is that of the newest evaluation, though it says it is equal")
  func customContent() throws {
    var turn = 0
    let rig = Rig { TableSection { CustomRow(Stamp(name: "a", turn: turn)) } }
    turn = 1
    rig.driver.update()
    rig.driver.flush()
    #expect(rig.host.lastEdits == "none")
    let row = try #require(rig.driver.page.row(at: RowIndexPath(section: 0, row: 0)))
    #expect((row.content as? Stamp)?.turn == 1)
  }

  /// Content that holds more than it compares.
  private struct Stamp: RowContent {
    let name: String
    let turn: Int

    static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    func body(style: ResolvedStyle) -> Part { .text(name) }
  }
}
