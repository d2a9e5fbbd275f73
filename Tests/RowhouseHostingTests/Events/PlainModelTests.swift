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

  @Test("Changes by controls and actions evaluate the page again")
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

  @Test("Moves and the end of editing evaluate the page again")
  func movesAndEditing() throws {
    final class Songs {
      var names = ["a", "b"]
      var edits = 0
    }
    let songs = Songs()
    let fixture = DriverFixture {
      TableSection(songs.names, id: \.self) { name in
        FieldRow(name, text: "\(songs.edits)") { _ in }.onDidEndEditing { songs.edits += 1 }
      }
      .onMove { source, target in songs.names.insert(songs.names.remove(at: source), at: target) }
    }
    let target = RowIndexPath(section: 0, row: 0)
    try fixture.driver.send(.move(to: target), to: fixture.reference(0, 1), flushing: true)
    #expect(fixture.texts == [["b 0", "a 0"]])
    try fixture.driver.send(.didEndEditing, to: fixture.reference(0, 0), flushing: true)
    #expect(fixture.texts == [["b 1", "a 1"]])
  }

  private struct GermanPage: TablePage {
    let tally: Tally
    var title: String { "Seite" }
    var language: String? { "de" }
    var sections: [TableSection] { TableSection { Row("\(tally.count)") } }

    func add() {
      tally.count += 1
      navigator.toast("\(tally.count)")
    }
  }

  @Test("A dialog that code outside of pages presents belongs to the newest page")
  func dialogsOutsideOfPages() async throws {
    let recorder = NavigationRecorder()
    let fixture = DriverFixture { TableSection {} }
    let navigator = fixture.driver.navigator
    navigator.host = recorder
    let page = GermanPage(tally: tally)
    fixture.driver.show(page)
    navigator.confirm("?") { page.add() }
    navigator.ask("?", for: DialogField("Name", text: "a")) { _ in page.add() }
    navigator.alert("!") { page.add() }
    #expect(
      recorder.lines == [
        "present 1 ?/ [Abbrechen cancel, OK normal]", "present 2 ?/ [Abbrechen cancel, OK normal]",
        "present 3 !/ [OK cancel]",
      ])
    for (number, action) in [(1, 1), (2, 1), (3, 0)] {
      #expect(navigator.answer(DialogID(number: number), action: action))
      await fixture.driver.settled()
      #expect(fixture.texts == [["\(number)"]])
      #expect(recorder.lines.last == "toast \(number)")
    }
  }

  private struct Tallies: LoadingPage {
    let tally: Tally
    var title: String { "Tallies" }
    var sections: [TableSection] { TableSection { Row("\(tally.count)") } }
    func load() async { tally.count += 1 }
  }

  @Test("The end of loading evaluates the page again")
  func loading() async throws {
    let fixture = DriverFixture(Tallies(tally: tally))
    #expect(fixture.texts == [["0"]])
    while fixture.texts == [["0"]] {
      await Task.yield()
      await fixture.driver.settled()
    }
    #expect(fixture.texts == [["1"]])
  }

  @Test("A navigator evaluates all of its pages, and pages without a change receive no update")
  func allPages() async throws {
    let navigator = Navigator()
    let hosts = [RecordingHost(), RecordingHost(), RecordingHost()]
    let drivers = hosts.map { PageDriver(host: $0, navigator: navigator) }
    for driver in drivers[..<2] {
      driver.show(AnyPage { [tally] in TableSection { Row("\(tally.count)") } })
    }
    drivers[2].show(AnyPage { TableSection { Row("same") } })
    PageDriver(host: RecordingHost(), navigator: navigator).show(Tallies(tally: tally))
    tally.count = 7
    navigator.update()
    navigator.update()
    for driver in drivers { await driver.settled() }
    #expect(hosts.map(\.updates.count) == [2, 2, 1])
    #expect(drivers[1].page.joinedTexts(at: RowIndexPath(section: 0, row: 0)) == "7")
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

  private final class Order {
    var seats = 1
    var limit = 100
  }

  /// Returns a page with a typed number that is too large, and changes the model so that it is accepted.
  private func orderPage(_ order: Order) throws -> DriverFixture {
    let fixture = DriverFixture {
      TableSection {
        NumberRow("Seats", order, \.seats, in: 1...order.limit)
        Row("Total \(order.seats * 10)")
      }
    }
    try fixture.driver.send(
      .change(.main, .text("150")), to: fixture.reference(0, 0), flushing: true)
    #expect(order.seats == 1 && fixture.text(0, 1) == "Total 10")
    order.limit = 200
    fixture.driver.update()
    return fixture
  }

  @Test("A typed number that becomes valid later evaluates the page again")
  func acceptedNumber() async throws {
    let order = Order()
    let fixture = try orderPage(order)
    for _ in 0..<4 { await nextTurn() }
    #expect(order.seats == 150 && fixture.text(0, 1) == "Total 1500")
  }

  @Test("A page has settled only when a number that has become valid is shown")
  func settledNumber() async throws {
    let fixture = try orderPage(Order())
    await fixture.driver.settled()
    #expect(fixture.text(0, 1) == "Total 1500")
  }

  @Test("A number that becomes valid is shown in the same turn")
  func turnOfNumber() throws {
    let fixture = try orderPage(Order())
    #expect(fixture.driver.takeTurn())
    #expect(fixture.text(0, 1) == "Total 1500")
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
