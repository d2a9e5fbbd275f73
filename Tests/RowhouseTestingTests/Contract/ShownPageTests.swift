// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("The shown contents of a page")
@MainActor
struct ShownPageTests {
  private func shown(@SectionBuilder _ sections: () -> [TableSection]) -> ShownPage {
    let table = StrictTableHost()
    table.driver.title = "Title"
    table.driver.sections = sections()
    table.driver.flush()
    return ShownPage(table.driver.page)
  }

  @Test("Shown contents consist of texts, controls, and accessories")
  func all() {
    let page = shown {
      TableSection("Above", footer: "Below") {
        Row("Title", subtitle: "Subtitle").value("Value").accessory(.disclosure)
        ToggleRow("Switch", isOn: true) { _ in }
        FieldRow("Field", text: "typed") { _ in }
        FieldRow("PIN", text: "1234", kind: .secure) { _ in }
      }
      TableSection {}.loadState(.failed("Broken") {})
    }
    #expect(
      page.description == """
        title Title
        section Above
          Title | Subtitle | Value disclosure
          Switch [main isOn(true)]
          Field | typed [main text("typed")]
          PIN [main text("1234")]
        footer Below
        section \n  Broken | Try again [retry “Try again”]
        """)
  }

  @Test("The first difference is described")
  func difference() {
    let page = ShownPage(title: "a", sections: [ShownSection(rows: [ShownRow(["x"])])])
    var other = page
    #expect(page.difference(from: other) == nil)
    other.sections[0].rows[0].texts = ["y"]
    #expect(page.difference(from: other) == "shown is “  x”, and should be “  y”")
    other = page
    other.sections = []
    #expect(page.difference(from: other) == "shown is “section ”, and should be no line")
  }
}
