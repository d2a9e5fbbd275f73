// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A row that shows whatever parts it is given.
struct DrawnContent: RowContent {
  let part: Part

  func body(style: ResolvedStyle) -> Part { part }
}

/// A page that shows whatever it is given.
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

/// The drawing of a page with these rows, 30 columns wide.
@MainActor
func drawing(
  options: PageText.Options = PageText.Options(width: 30), @RowBuilder of rows: () -> [AnyRow]
) -> PageText {
  PageTest(DrawnPage { TableSection(rows: rows()) }).text(options)
}

/// The drawing of a row made of these parts, 30 columns wide.
@MainActor
func drawing(of part: Part) -> PageText {
  drawing { CustomRow(DrawnContent(part: part)) }
}
