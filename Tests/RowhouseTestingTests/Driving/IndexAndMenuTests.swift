// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The index of sections, and menus inside menus, in tests")
struct IndexAndMenuTests {
  final class Log {
    var entries: [String] = []
  }

  struct NamesPage: TablePage {
    let log: Log
    var title: String { "Names" }
    var sections: [TableSection] {
      TableSection { Row("Me") }
      for letter in ["A", "B", "C"] {
        TableSection((0..<30).map { "\(letter)\($0)" }, id: \.self, header: letter) { name in
          Row(name)
            .onWillDisplay { log.entries.append(name) }
            .menu {
              RowAction.menu("Call") { RowAction("At work") { log.entries.append("work \(name)") } }
              RowAction.menu("Write") {}
            }
        }
        .indexTitle(letter)
      }
    }
  }

  private let log = Log()

  @Test("A title of the index leads to its section")
  func index() throws {
    let test = PageTest(NamesPage(log: log))
    #expect(test.indexTitles == ["A", "B", "C"])
    #expect(!log.entries.contains("B0"))
    try test.touchIndex("B")
    #expect(log.entries.contains("B0") && !log.entries.contains("C29"))
    #expect(
      throws: PageTestError.noIndexTitle("D", page: "“Names”", titles: ["A", "B", "C"])
    ) { try test.touchIndex("D") }
  }

  @Test("An entry of a menu inside a menu is chosen by its title")
  func menus() throws {
    let test = PageTest(NamesPage(log: log))
    try test.choose("At work", fromMenuOf: "A3")
    #expect(log.entries.last == "work A3")
    #expect(throws: PageTestError.self) { try test.choose("Call", fromMenuOf: "A3") }
  }

  @Test("Of several entries with the same title, one is chosen by the title of its menu")
  func sameTitles() throws {
    let page = DrawnPage("Mail") {
      TableSection {
        Row("Letter")
          .menu {
            for menu in ["Move to", "Copy to"] {
              RowAction.menu(menu) {
                RowAction("Inbox") { log.entries.append("\(menu) Inbox") }
                RowAction.menu("Old") { RowAction("2024") { log.entries.append("\(menu) 2024") } }
              }
            }
            for title in ["Flag", "Inbox"] { RowAction(title) { log.entries.append(title) } }
          }
          .swipeActions {
            for _ in 0..<2 { RowAction("Archive") {} }
          }
      }
    }
    let test = PageTest(page)
    let error = #expect(throws: PageTestError.self) {
      try test.choose("2024", fromMenuOf: "Letter")
    }
    #expect(
      error?.description == """
        Row 0.0 “Letter” of “Mail” has 2 actions “2024” in its menu. Name the submenu of one of them:
          Move to › Old › 2024
          Copy to › Old › 2024
        """)
    try test.choose("2024", fromMenuOf: "Letter", submenu: "Copy to")
    try test.choose("Inbox", fromMenuOf: "Letter", submenu: "Move to")
    try test.choose("Flag", fromMenuOf: "Letter")
    // An entry of the menu itself has no other name.
    try test.choose("Inbox", fromMenuOf: "Letter")
    #expect(log.entries == ["Copy to 2024", "Move to Inbox", "Flag", "Inbox"])
    #expect(throws: PageTestError.self) {
      try test.choose("2024", fromMenuOf: "Letter", submenu: "Old")
    }
    let missing = #expect(throws: PageTestError.self) {
      try test.choose("Flag", fromMenuOf: "Letter", submenu: "Old")
    }
    #expect(
      missing?.description == """
        Row 0.0 “Letter” of “Mail” has no action “Old › Flag” in its menu. It has there: “Move to › Inbox”, \
        “Move to › Old › 2024”, “Copy to › Inbox”, “Copy to › Old › 2024”, “Flag”, “Inbox”.
        """)
    let swiped = #expect(throws: PageTestError.self) {
      try test.choose("Archive", bySwiping: "Letter")
    }
    #expect(
      swiped?.description == """
        Row 0.0 “Letter” of “Mail” has 2 actions “Archive” at its trailing edge. Give each of them another title.
        """)
    #expect(log.entries.count == 4)
  }

  @Test("Menus without entries are left out, and swipes have no menus")
  func actions() {
    let row = Row("a")
      .menu { RowAction.menu("Empty") {} }
      .swipeActions { RowAction.menu("More") { RowAction("One") {} } }
      .row
    #expect(row.menu.isEmpty)
    #expect(row.swipeActions(at: .trailing).actions.map(\.title) == ["One"])
  }

  @Test("Rows with other entries in a menu of the menu look different")
  func comparing() {
    func row(_ title: String) -> AnyRow {
      Row("a", id: 1).menu { RowAction.menu("Move to") { RowAction(title) {} } }.row
    }
    #expect(row("Archive") == row("Archive"))
    #expect(row("Archive") != row("Trash"))
  }
}
