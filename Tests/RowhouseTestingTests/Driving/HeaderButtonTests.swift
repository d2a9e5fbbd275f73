// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@Suite("Buttons in headers")
@MainActor
struct HeaderButtonTests {
  @Observable
  @MainActor
  final class Store {
    var shelves = ["Featured", "New"]
    var log: [String] = []
    var title = "See all"
  }

  private struct StorePage: TablePage {
    let store: Store
    var title: String { "Store" }
    var sections: [TableSection] {
      for shelf in store.shelves {
        TableSection(shelf) { Row("\(shelf) book") }
          .headerButton(store.title) { store.log.append("\(shelf), \(store.log.count)") }
          .id(shelf)
      }
      TableSection("Plain") { Row("Row") }
      if let first = store.log.first { TableSection { Row(first) } }
    }
  }

  private let store = Store()

  @Test("A press calls the handler of the newest evaluation and shows the changes")
  func pressing() throws {
    let test = PageTest(StorePage(store: store))
    try test.pressHeaderButton("See all", ofSection: "New")
    #expect(store.log == ["New, 0"])
    #expect(test.shows("New, 0"))
    try test.pressHeaderButton("See all", ofSection: "Featured")
    #expect(store.log == ["New, 0", "Featured, 1"])
  }

  @Test("Only a button that the page shows can be pressed")
  func missing() throws {
    let test = PageTest(StorePage(store: store))
    let buttons = ["“See all” of section “Featured”", "“See all” of section “New”"]
    let ambiguous = PageTestError.ambiguousHeaderButton(
      "See all", page: "“Store”", sections: buttons)
    #expect(throws: ambiguous) { try test.pressHeaderButton("See all") }
    let absent = PageTestError.noHeaderButton(
      "See all", section: "Plain", page: "“Store”", buttons: buttons)
    #expect(throws: absent) { try test.pressHeaderButton("See all", ofSection: "Plain") }
    store.title = ""
    let none = PageTestError.noHeaderButton("See all", section: nil, page: "“Store”", buttons: [])
    #expect(throws: none) { try test.pressHeaderButton("See all") }
    #expect("\(none)".contains("Its headers have no buttons"))
    #expect(store.log.isEmpty)
  }

  @Test("A driver refuses a press of a button that is no longer on the page")
  func goneButton() {
    let host = StrictTableHost()
    var sections = [TableSection("a") { Row("row") }.headerButton("Press") {}.id("a")]
    host.driver.sections = sections
    host.driver.flush()
    #expect(host.driver.pressHeaderButton(ofSection: ItemID("a")))
    sections[0] = sections[0].headerButton("") {}
    host.driver.sections = sections
    host.driver.flush()
    #expect(!host.driver.pressHeaderButton(ofSection: ItemID("a")))
    #expect(!host.driver.pressHeaderButton(ofSection: ItemID("missing")))
  }

  @Test("A page in text shows the button beside the title")
  func text() {
    let test = PageTest(StorePage(store: store))
    let lines = "\(test.text)".split(separator: "\n").map(String.init)
    #expect(lines.contains("Featured  [See all]"))
    #expect(lines.contains("Plain"))
  }

  @Test("The parts of a header end with the button", arguments: [nil, "Press"])
  func parts(button: String?) throws {
    let title = HeaderFooter.title("Title").part(
      font: .system(size: 13), color: .label, button: button)
    #expect(title?.texts == ["Title"] + (button.map { [$0] } ?? []))
    let gap = HeaderFooter.none.part(font: .system(size: 13), color: .label, button: button)
    #expect(gap?.texts == button.map { [$0] })
  }
}
