// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct ScrollingTests {
  @Observable @MainActor
  final class Model {
    var numbers = Array(0..<30)
    var title = ""
  }

  /// A page that records the rows that are displayed and those that are no longer displayed.
  struct Page: TablePage {
    let model: Model
    let log: EventLog
    var isMade = false
    var followsEnd = false

    var title: String { "Numbers" }

    var sections: [TableSection] {
      TableSection { row("top") }
      if isMade {
        TableSection {
          for number in model.numbers { row("\(number)").id(number) }
        }
      } else {
        TableSection(model.numbers, id: \.self) { row("\($0)") }
      }
    }

    private func row(_ name: String) -> Row {
      Row(name)
        .onWillDisplay { log.events.append("+\(name)") }
        .onDidEndDisplaying { log.events.append("-\(name)") }
        .onSelect { model.title = name }
    }
  }

  let model = Model()
  let log = EventLog()

  private func row(_ number: Int) -> RowIndexPath { RowIndexPath(section: 1, row: number) }

  @Test func pagesScrollToInsertedRows() throws {
    let test = PageTest(Page(model: model, log: log))
    model.numbers.append(99)
    test.navigator.scroll(to: 99)
    #expect(test.displayedRows.last == row(30))
    test.navigator.scroll(toRow: 3, ofSection: "no such section")
    #expect(test.displayedRows.last == row(30))
    test.navigator.scroll(to: "top")
    #expect(test.displayedRows.last == row(30))
    test.navigator.scroll(to: 3)
    #expect(test.displayedRows.first == row(3))
  }

  @Test func pagesScrollRowsToPlaces() throws {
    let test = PageTest(Page(model: model, log: log))
    try test.scroll(to: row(0), count: 5)
    let places: [(ScrollPosition, Range<Int>)] = [
      (.top, 10..<15), (.middle, 8..<13), (.nearest, 8..<13), (.bottom, 6..<11),
    ]
    for (place, expected) in places {
      test.navigator.scroll(to: 10, at: place)
      #expect(test.displayedRows == expected.map(row), "\(place)")
    }
    test.navigator.scroll(to: 20, at: .nearest)
    #expect(test.displayedRows == (16..<21).map(row))
    test.navigator.scroll(to: 3, at: .nearest)
    #expect(test.displayedRows == (3..<8).map(row))
  }

  @Test(arguments: [false, true]) func scrollingMovesTheWindow(isMade: Bool) throws {
    let test = PageTest(Page(model: model, log: log, isMade: isMade))
    #expect(log.take() == ["+top"] + (0..<19).map { "+\($0)" })
    #expect(test.displayedRows.count == 20)
    try test.scroll(to: row(1), count: 3)
    #expect(log.take() == ["-top", "-0"] + (4..<19).map { "-\($0)" })
    #expect(test.displayedRows == [row(1), row(2), row(3)])
    try test.scroll(to: row(2))
    #expect(log.take() == ["-1", "+4"])
    try test.scroll(to: row(29))
    #expect(log.take() == ["-2", "-3", "-4", "+27", "+28", "+29"])
    try test.scroll(to: row(29))
    #expect(log.take() == [])
    try test.scroll(to: RowIndexPath(section: 0, row: 0), count: 0)
    #expect(log.take() == ["-27", "-28", "-29"])
    #expect(test.displayedRows.isEmpty)
    #expect(throws: PageTestError.self) { try test.scroll(to: row(30)) }
  }

  @Test(arguments: [false, true]) func insertedAndDeletedRowsAreReported(isMade: Bool) throws {
    let test = PageTest(Page(model: model, log: log, isMade: isMade))
    try test.scroll(to: row(4), count: 4)
    _ = log.take()
    model.numbers.insert(100, at: 5)
    #expect(test.rows.count == 32)
    #expect(log.take() == ["-7", "+100"])
    model.numbers.remove(at: 5)
    #expect(test.rows.count == 31)
    #expect(log.take() == ["-100", "+7"])
    model.numbers.swapAt(4, 6)
    #expect(test.rows.count == 31)
    #expect(log.take() == [])
    model.numbers.swapAt(4, 20)
    #expect(test.rows.count == 31)
    #expect(log.take() == ["-6", "+20"])
    model.numbers.removeLast(28)
    #expect(test.displayedRows.count == 3)
    #expect(log.take() == ["-20", "-5", "-4", "-7", "+top", "+0", "+1"])
    model.numbers = []
    #expect(test.displayedRows.count == 1)
    #expect(log.take() == ["-0", "-1"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test func pagesFollowTheirEnd() throws {
    let test = PageTest(Page(model: model, log: log, followsEnd: true))
    #expect(test.displayedRows == (10..<30).map(row))
    model.numbers += [30, 31]
    #expect(test.displayedRows == (12..<32).map(row))
    #expect(log.take() == (10..<30).map { "+\($0)" } + ["-10", "-11", "+30", "+31"])
    model.numbers.removeLast()
    #expect(test.displayedRows == (11..<31).map(row))
    try test.scroll(to: row(3), count: 4)
    model.numbers.append(32)
    #expect(test.displayedRows == (3..<7).map(row))
    test.navigator.scroll(to: 32)
    model.numbers.append(33)
    #expect(test.displayedRows == (29..<33).map(row))
    test.driver.show(Page(model: model, log: log))
    test.driver.show(Page(model: model, log: log, followsEnd: true))
    #expect(test.displayedRows == (29..<33).map(row))
  }

  @Test func pagesThatLoadFollowTheirEnd() {
    model.numbers = []
    let test = PageTest(Page(model: model, log: log, followsEnd: true))
    #expect(test.displayedRows == [RowIndexPath(section: 0, row: 0)])
    model.numbers = Array(0..<30)
    #expect(test.displayedRows == (10..<30).map(row))
  }

  @Test func touchedRowsAreDisplayed() throws {
    let test = PageTest(Page(model: model, log: log))
    try test.scroll(to: row(4), count: 3)
    _ = log.take()
    try test.tap("12")
    #expect(model.title == "12")
    #expect(test.displayedRows == [row(10), row(11), row(12)])
    try test.tap("11")
    #expect(test.displayedRows == [row(10), row(11), row(12)])
    try test.tap("top")
    #expect(test.displayedRows.first == RowIndexPath(section: 0, row: 0))
    #expect(
      log.take() == [
        "-4", "-5", "-6", "+10", "+11", "+12", "-10", "-11", "-12", "+top", "+0", "+1",
      ])
  }

  @Test func rowsOfANewPageAreDisplayed() throws {
    let test = PageTest(Page(model: model, log: log))
    try test.scroll(to: row(0), count: 2)
    _ = log.take()
    test.driver.show(Page(model: model, log: log))
    #expect(test.displayedRows == [row(0), row(1)])
    #expect(log.take() == ["-0", "-1", "+0", "+1"])
  }

  @Test func pagesBelowKeepTheirScrollPosition() throws {
    let test = PageTest(Page(model: model, log: log))
    try test.scroll(to: row(10), count: 2)
    _ = log.take()
    test.navigator.push(DrawnPage { TableSection { Row("a") } })
    #expect(test.displayedRows == [RowIndexPath(section: 0, row: 0)])
    model.numbers.removeFirst()
    test.navigator.pop()
    #expect(test.displayedRows == [row(10), row(11)])
    #expect(log.take() == ["-10", "+12"])
  }

  @Test func pagesThatAlwaysChangeAreAbandoned() {
    @MainActor final class Counter {
      var driver: PageDriver?
      var shown = 0
    }
    let counter = Counter()
    let test = PageTest(DrawnPage {})
    counter.driver = test.driver
    @MainActor func page() -> DrawnPage {
      DrawnPage {
        TableSection {
          Row("\(counter.shown)").onWillDisplay {
            counter.shown += 1
            counter.driver?.show(page())
          }
        }
      }
    }
    test.driver.show(page())
    #expect(test.rows.count == 1)
    #expect(counter.shown > 1)
  }
}
