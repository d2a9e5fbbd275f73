// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Shows a room with a large section.
struct LargePage: TablePage {
  let room: LargeRoom
  let navigator: Navigator

  var title: String { "Large" }

  var sections: [TableSection] {
    TableSection(room.top, id: \.number, header: "Above") { row($0) }.id("top")
    TableSection(room.rows, id: \.number, header: "Rows", footer: "The end") { row($0) }
      .style(\.rowHeight, .automatic(minimum: 30))
      .id("rows")
    TableSection("Below") {
      Row("Last", id: "last").onSelect { navigator.toast("last") }
    }
    .id("below")
  }

  private func row(_ datum: LargeRoom.Datum) -> CustomRow {
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
