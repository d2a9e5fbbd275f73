// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// Content that consists of the given parts.
struct DrawnContent: RowContent {
  let part: Part

  func body(style: ResolvedStyle) -> Part { part }
}

/// A page that shows the given sections.
struct DrawnPage: TablePage {
  var title = ""
  var header: HeaderFooter = .none
  var footer: HeaderFooter = .none
  var style = StyleOverrides()
  let sections: [TableSection]

  init(_ title: String = "", @SectionBuilder sections: () -> [TableSection]) {
    self.title = title
    self.sections = sections()
  }
}

/// Returns the drawing of a page with these rows, 30 columns wide.
@MainActor
func drawing(
  options: PageText.Options = PageText.Options(width: 30), @RowBuilder of rows: () -> [AnyRow]
) -> PageText {
  PageTest(DrawnPage { TableSection(rows: rows()) }).text(options)
}

/// Returns the drawing of a row with these parts, 30 columns wide.
@MainActor
func drawing(of part: Part) -> PageText {
  drawing { CustomRow(DrawnContent(part: part)) }
}
