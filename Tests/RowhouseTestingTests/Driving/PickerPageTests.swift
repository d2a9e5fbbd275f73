// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Pickers on a page of their own")
struct PickerPageTests {
  @Observable
  fileprivate final class Clock {
    var zone: String? = "Berlin"
    var cities = ["Berlin", "Paris"]
    var isLocked = false
    var showsZone = true
    var told: [String?] = []
  }

  /// A clock that no page can observe.
  private final class PlainClock {
    var zone = "Berlin"
  }

  private struct ClockPage: TablePage {
    let clock: Clock
    var title: String { "Clock" }
    var language: String? { "de" }
    var colorScheme: PageColorScheme? { .dark }
    var sections: [TableSection] {
      TableSection {
        if clock.showsZone {
          PickerRow(
            "Zone", value: clock.zone,
            groups: [OptionGroup("Europe", clock.cities), OptionGroup("Asia", ["Tokyo"])],
            none: "Automatic", title: { "\($0) time" }
          ) { zone in
            clock.told.append(zone)
            if zone != "Tokyo" { clock.zone = zone }
          }
          .pickerStyle(.page)
          .disabled(clock.isLocked)
        }
      }
    }
  }

  private let clock = Clock()

  @Test("The style can depend on the number of options", arguments: [20, 21])
  func chosenStyle(count: Int) throws {
    let options = (1...count).map { "Zone \($0)" }
    let style: PickerRowStyle = options.count > 20 ? .page : .menu
    let test = PageTest(
      DrawnPage("Clock") {
        TableSection {
          PickerRow("Zone", value: "Zone 1", options: options, title: { $0 }) { (_: String) in }
            .pickerStyle(style)
          PickerRow("Zone", value: "Zone 1", options: options, title: { $0 }) { (_: String) in }
            .pickerStyle(options.count > 20 ? .page : .menu)
        }
      })
    for row in 0...1 {
      let shown = try #require(test.page.row(at: RowIndexPath(section: 0, row: row)))
      #expect((shown.accessory == .disclosure) == (count > 20))
    }
  }

  private func open() throws -> PageTest {
    let test = PageTest(ClockPage(clock: clock))
    try test.tap("Zone")
    return test
  }

  @Test(
    "Marks that tell words apart are searched for, and diacritics are not",
    arguments: [
      ("กิน", ["กิน"]), ("कु", ["कुल"]), ("cafe", ["cafe\u{301}", "Café"]), ("שלום", ["שָׁלוֹם"]),
      ("❤", ["❤\u{FE0F}"]), ("❤\u{FE0F}", ["❤\u{FE0F}"]), ("οδος", ["ΟΔΟΣ", "οδος"]),
      ("ΟΔΟΣ", ["ΟΔΟΣ", "οδος"]),
      ("σ", ["ΟΔΟΣ", "οδος"]),
    ])
  func marks(words: String, found: [String]) throws {
    let others = [
      "กิน", "กุน", "कुल", "कल", "cafe\u{301}", "Café", "שָׁלוֹם", "❤\u{FE0F}", "ΟΔΟΣ", "οδος",
    ]
    let options = (0..<21).map { "Option \($0)" } + others
    let page = DrawnPage("Words") {
      TableSection {
        PickerRow("Word", value: "Option 0", options: options, title: { $0 }) { (_: String) in }
          .pickerStyle(.page)
      }
    }
    let test = PageTest(page)
    try test.tap("Word")
    try test.type(words, into: .at(RowIndexPath(section: 0, row: 0)))
    // The first row is the field.
    #expect(test.rows.dropFirst().flatMap(\.self).filter(options.contains) == found)
  }

  @Test(
    "The page opens at the chosen option, unless a small screen shows it without scrolling",
    arguments: [
      (3, nil), (60, RowIndexPath(section: 1, row: 57)), (102, RowIndexPath(section: 2, row: 0)),
    ])
  func opensAtChoice(number: Int, first: RowIndexPath?) throws {
    let page = DrawnPage("Numbers") {
      TableSection {
        PickerRow(
          "Number", value: number,
          groups: [OptionGroup(Array(0..<100)), OptionGroup("More", Array(100..<200))],
          title: { "\($0)" }
        ) { (_: Int) in }
        .pickerStyle(.page)
      }
    }
    let test = PageTest(page)
    try test.tap("Number")
    // The first section contains the search field.
    #expect(test.displayedRows.first == first ?? RowIndexPath(section: 0, row: 0))
    let choice = RowIndexPath(section: number < 100 ? 1 : 2, row: number % 100)
    #expect(test.displayedRows.contains(choice))
  }

  @Test("The row shows the chosen option and leads to a page with all options in their groups")
  func pushes() throws {
    let test = PageTest(ClockPage(clock: clock))
    #expect(test.rows == [["Zone", "Berlin time"]])
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 0))?.accessory == .disclosure)
    try test.tap("Zone")
    #expect(test.titles == ["Clock", "Zone"])
    #expect(test.rows.flatMap(\.self) == ["Automatic", "Berlin time", "Paris time", "Tokyo time"])
    #expect(test.page.sections.map(\.header) == [.none, .title("Europe"), .title("Asia")])
    #expect(marks(of: test) == ["Berlin time"])
    #expect(test.page.language == "de" && test.page.colorScheme == .dark)
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A choice goes back and calls the closure once; the row shows the value of the model")
  func chooses() throws {
    let test = try open()
    try test.tap("Paris time")
    #expect(test.titles == ["Clock"] && test.rows == [["Zone", "Paris time"]])
    try test.tap("Zone")
    #expect(marks(of: test) == ["Paris time"])
    try test.tap("Automatic")
    #expect(test.rows == [["Zone", "Automatic"]])
    try test.tap("Zone")
    try test.tap("Tokyo time")
    #expect(clock.told == ["Paris", nil, "Tokyo"] && test.rows == [["Zone", "Automatic"]])
  }

  @Test("A model that cannot be observed is read again after a choice")
  func plainModel() throws {
    let clock = PlainClock()
    let page = DrawnPage("Clock") {
      TableSection {
        PickerRow("Zone", clock, \.zone, options: ["Berlin", "Rome"]) { $0 }.pickerStyle(.page)
      }
    }
    let test = PageTest(page)
    try test.tap("Zone")
    try test.tap("Rome")
    #expect(clock.zone == "Rome")
  }

  @Test("The mark and the options follow the model while the page is open")
  func follows() throws {
    let test = try open()
    clock.zone = "Paris"
    #expect(marks(of: test) == ["Paris time"])
    clock.cities = ["Berlin", "Rome"]
    #expect(
      test.rows.flatMap(\.self)
        == ["Automatic", "Paris time", "Berlin time", "Rome time", "Tokyo time"])
    #expect(marks(of: test) == ["Paris time"])
    #expect(throws: PageTestError.self) { try test.tap("Paris time") }
    try test.tap("Rome time")
    #expect(clock.zone == "Rome" && test.titles == ["Clock"])
  }

  @Test("Options of a row that was disabled or deleted cannot be chosen")
  func disabled() throws {
    let test = try open()
    clock.isLocked = true
    #expect(throws: PageTestError.self) { try test.tap("Paris time") }
    clock.isLocked = false
    clock.showsZone = false
    #expect(test.shows("Paris time"))
    #expect(throws: PageTestError.self) { try test.tap("Paris time") }
    #expect(clock.told.isEmpty)
    try test.back()
    #expect(test.rows.isEmpty)
  }

  @Observable
  fileprivate final class Board {
    var open = ["Paint", "Sand"]
    var done: [String] = []
    var people = ["Ada", "Bob"]
    var assignees: [String: String] = [:]
  }

  private struct BoardPage: TablePage {
    let board: Board
    var title: String { "Board" }
    var sections: [TableSection] {
      section(board.open).id("open")
      if !board.done.isEmpty { section(board.done).id("done") }
    }

    private func section(_ tasks: [String]) -> TableSection {
      TableSection(tasks, id: \.self) { task in
        PickerRow(
          task, value: board.assignees[task], options: board.people, none: "Nobody", title: { $0 }
        ) { board.assignees[task] = $0 }
        .pickerStyle(.page)
      }
    }
  }

  @Test("The options follow the model of a row of data")
  func rowOfData() throws {
    let board = Board()
    let test = PageTest(BoardPage(board: board))
    try test.tap("Sand")
    board.assignees["Sand"] = "Bob"
    #expect(marks(of: test) == ["Bob"])
    board.people = ["Ada", "Bob", "Eve"]
    try test.tap("Eve")
    #expect(board.assignees == ["Sand": "Eve"] && test.rows[1] == ["Sand", "Eve"])
  }

  @Test("The options follow their row into another section")
  func moved() throws {
    let board = Board()
    let test = PageTest(BoardPage(board: board))
    try test.tap("Sand")
    board.open = ["Paint"]
    board.done = ["Sand"]
    #expect(test.title == "Sand")
    board.assignees["Sand"] = "Ada"
    #expect(marks(of: test) == ["Ada"])
    (board.open, board.done) = (["Sand", "Paint"], ["Glue"])
    try test.tap("Bob")
    #expect(board.assignees == ["Sand": "Bob"] && test.rows[0] == ["Sand", "Bob"])
    try test.tap("Sand")
    board.open = ["Paint"]
    #expect(throws: PageTestError.self) { try test.tap("Ada") }
    #expect(board.assignees == ["Sand": "Bob"] && test.diagnostics.isEmpty)
  }

  @Test("Rows of one place and title, also of data, have pages of their own")
  func loop() throws {
    @MainActor
    final class Model {
      var numbers = [1, 2, 3, 4]
    }
    struct Page: TablePage {
      let model: Model
      var title: String { "Numbers" }
      var sections: [TableSection] {
        TableSection { Rows(0..<2, id: \.self) { row($0) } }
        TableSection(2..<4, id: \.self) { row($0) }
      }
      private func row(_ index: Int) -> PickerRow {
        PickerRow(
          "Number", value: model.numbers[index], options: Array(1...9), title: { "\($0)" }
        ) { model.numbers[index] = $0 }
        .pickerStyle(.page)
      }
    }
    let model = Model()
    let test = PageTest(Page(model: model))
    for (index, path) in [(0, 0), (0, 1), (1, 0), (1, 1)].enumerated() {
      try test.tap(.at(RowIndexPath(section: path.0, row: path.1)))
      #expect(marks(of: test) == ["\(index + 1)"])
      try test.tap(.text("\(9 - index)"))
    }
    #expect(model.numbers == [9, 8, 7, 6])
    test.driver.update()
    #expect(test.rows == [9, 8, 7, 6].map { ["Number", "\($0)"] })
    #expect(test.diagnostics.isEmpty)
  }

  @Test("An option that the page still shows is not chosen after it has vanished from the row")
  func vanished() throws {
    let (navigation, navigator) = (RecordingNavigation(), Navigator())
    navigator.host = navigation
    let hosts = (RecordingHost(), RecordingHost())
    let below = PageDriver(host: hosts.0, navigator: navigator)
    below.show(ClockPage(clock: clock))
    let row = try #require(below.reference(at: RowIndexPath(section: 0, row: 0)))
    below.send(.tap, to: row)
    let page = try #require(navigation.pushedPages.last)
    let top = PageDriver(host: hosts.1, navigator: navigator)
    top.show(page)
    let paris = try #require(top.reference(at: RowIndexPath(section: 1, row: 1)))
    clock.cities = ["Berlin"]
    below.flush()
    top.send(.tap, to: paris)
    #expect(clock.told.isEmpty)
    clock.cities = ["Berlin", "Paris"]
    below.flush()
    top.send(.tap, to: paris)
    #expect(clock.told == ["Paris"])
  }

  @Test("More than 20 options have a search field in the language of the page")
  func search() throws {
    clock.cities = (1...19).map { "City \($0)" }
    var test = try open()
    #expect(test.rows.count == 22)
    try test.back()
    clock.cities = (1...20).map { "Città \($0)" }
    test = try open()
    #expect(test.text.lines.contains { $0.contains("Suchen") })
    try test.type("CITTA 2", into: .id("search field"))
    #expect(
      test.rows.dropFirst().flatMap(\.self) == ["Città 2 time", "Città 12 time", "Città 20 time"])
    try test.type("2 0", into: .id("search field"))
    #expect(test.rows.dropFirst().flatMap(\.self) == ["Città 20 time"])
    try test.type("zzz", into: .id("search field"))
    #expect(test.shows("Keine Ergebnisse"))
    try test.type("auto", into: .id("search field"))
    try test.tap("Automatic")
    #expect(clock.told == [nil])
  }

  @Test("The row does not read its options, and the page makes only visible rows")
  func lazy() throws {
    let numbers = Array(1...10_000)
    var titles = 0
    var value = 5_000
    let page = DrawnPage("Lazy") {
      TableSection {
        PickerRow(
          "Number", value: value, options: numbers,
          title: {
            titles += 1
            return "Number \($0)"
          }, onChange: { value = $0 }
        )
        .id("picker")
        .pickerStyle(.page)
      }
    }
    let test = PageTest(page)
    #expect(titles < 10)
    try test.tap(.id("picker"))
    #expect(titles < 200)
    try test.type("number 777", into: .id("search field"))
    #expect(test.page.sections.last?.rowCount == 19)
    try test.tap("Number 7773")
    #expect(value == 7_773)
  }

  private func marks(of test: PageTest) -> [String] {
    test.page.sections.indices.flatMap { section in
      (0..<test.page.sections[section].rowCount).compactMap { row in
        test.page.row(at: RowIndexPath(section: section, row: row))
      }
    }
    .filter { row in
      #expect(
        row.role == nil || (row.role == .radio(isChosen: true)) == (row.accessory == .checkmark))
      return row.accessory == .checkmark
    }
    .flatMap(\.texts)
  }
}
