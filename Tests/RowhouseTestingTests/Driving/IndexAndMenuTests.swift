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
