// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Models that are not observable.
@MainActor
struct PlainModelTests {
  /// A model without observation.
  private final class Tally {
    var count = 0
    private(set) var evaluations = 0

    /// Returns the number of this evaluation.
    func evaluate() -> Int {
      evaluations += 1
      return evaluations
    }
  }

  private let tally = Tally()

  private func fixture(_ handler: @escaping @MainActor (Tally) -> Void) -> DriverFixture {
    DriverFixture { [tally] in
      TableSection {
        let _ = tally.evaluate()
        Row("\(tally.count)")
          .onSelect { handler(tally) }.onDeselect { handler(tally) }
          .onDelete { handler(tally) }.onInsert { handler(tally) }
          .onAccessory { handler(tally) }
          .onHighlight { _ in handler(tally) }.onWillDisplay { handler(tally) }
      }
    }
  }

  @Test(
    "The page is read again after a handler for an action of the user",
    arguments: [.tap, .select, .deselect, .accessory, .delete, .insert] as [HostEvent])
  func actions(event: HostEvent) async throws {
    let fixture = fixture { $0.count += 1 }
    try fixture.driver.send(event, to: fixture.reference(0, 0), flushing: true)
    #expect(fixture.texts == [["1"]])
    try fixture.driver.send(event, to: fixture.reference(0, 0))
    #expect(fixture.texts == [["1"]])
    await fixture.driver.settled()
    #expect(fixture.texts == [["2"]])
  }

  @Test("Controls and actions count as well")
  func controls() throws {
    let fixture = DriverFixture { [tally] in
      TableSection {
        ToggleRow("\(tally.count)", isOn: tally.count > 0) { _ in tally.count += 1 }
          .menu { RowAction("Add") { tally.count += 1 } }
      }
    }
    let row = try fixture.reference(0, 0)
    fixture.driver.send(.change(.main, .isOn(true)), to: row, flushing: true)
    #expect(fixture.texts == [["1"]])
    let action = try #require(
      fixture.driver.row(at: RowIndexPath(section: 0, row: 0))?.actionReferences(in: .menu).first)
    fixture.driver.send(.action(action), to: row, flushing: true)
    #expect(fixture.texts == [["2"]])
  }

  @Test("The host receives no update if nothing has changed, and handlers are the newest")
  func unchanged() throws {
    var called: [Int] = []
    let fixture = DriverFixture { [tally] in
      TableSection {
        let evaluation = tally.evaluate()
        Row("a").onSelect { called.append(evaluation) }
      }
    }
    for _ in 0..<3 {
      try fixture.driver.send(.tap, to: fixture.reference(0, 0), flushing: true)
    }
    #expect(called == [1, 2, 3])
    #expect(fixture.host.updates.count == 1)
  }

  @Test("Events of scrolling do not make the page be read again")
  func displaying() throws {
    let fixture = fixture { $0.count += 1 }
    let row = try fixture.reference(0, 0)
    for event in [.highlight(true), .willDisplay, .didEndDisplaying] as [HostEvent] {
      fixture.driver.send(event, to: row, flushing: true)
    }
    #expect(tally.count == 2)
    #expect(tally.evaluations == 1)
  }

  @Test("A known change is evaluated once, and its update is sent even if it is empty")
  func known() throws {
    var driver: PageDriver?
    let fixture = DriverFixture { [tally] in
      TableSection {
        let _ = tally.evaluate()
        Row("a").onSelect { driver?.reload("a") }.id("a")
      }
    }
    driver = fixture.driver
    try fixture.driver.send(.tap, to: fixture.reference(0, 0), flushing: true)
    #expect(tally.evaluations == 2)
    #expect(fixture.host.updates.count == 2)
  }
}
