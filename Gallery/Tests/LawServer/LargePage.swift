// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page that shows a scenario with a large section.
struct LargePage: TablePage {
  let scenario: LargeScenario
  let navigator: Navigator

  var title: String { "Large" }

  var sections: [TableSection] {
    TableSection(scenario.top, id: \.number, header: "Above") { row($0) }.id("top")
    TableSection(scenario.rows, id: \.number, header: "Rows", footer: "The end") { row($0) }
      .height(.automatic(minimum: 30))
      .id("rows")
    TableSection("Below") {
      Row("Last", id: "last").onSelect { navigator.toast("last") }
    }
    .id("below")
  }

  private func row(_ datum: LargeScenario.Datum) -> CustomRow {
    CustomRow(Lines(title: "Row \(datum.number)", count: datum.lines))
      .onSelect { navigator.toast("Row \(datum.number)") }
  }
}

/// A title, and lines below it.
private struct Lines: RowContent {
  let title: String
  let count: Int

  func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 2) {
      Part.text(title, font: style.titleFont)
      for line in 1..<count {
        Part.text("Line \(line)", font: style.subtitleFont)
      }
    }
  }
}
