// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

extension ShownPage {
  /// Creates the page that a table shows, in the theme and style with which the page was drawn.
  @MainActor
  package init(title: String, _ table: StrictTable, of page: PageSnapshot) {
    self.init(
      title: title,
      sections: table.sections.map { section in
        ShownSection(
          header: section.header.texts(beside: section.headerButton),
          footer: section.footer.texts,
          rows: section.cells.map { cell in
            let style = page.theme.resolve(
              page: page.style, section: cell.sectionStyle, row: cell.row.style)
            return ShownRow(cell.row, style: style)
          })
      })
  }
}
