// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

/// A table that stores its rows as `UITableView` does.
///
/// The table has its own counts and cells, which only batches change. After a batch, it reads the
/// counts and the inserted or updated rows from the page. A row that changed without an update
/// keeps its old content, which ``difference(from:)`` reports.
@MainActor
package struct StrictTable {
  package internal(set) var sections: [StrictTable.Section] = []
  /// The maximum number of rows to draw in each section, so that large data sections stay lazy.
  let drawnRows: Int

  package struct Section {
    let id: ItemID
    var header: HeaderFooter
    var headerButton: String?
    var footer: HeaderFooter
    package internal(set) var rowCount: Int
    /// The first rows, as many as are drawn.
    package internal(set) var cells: [StrictTable.Cell]
  }

  package struct Cell {
    package let row: AnyRow
    /// The overrides of the section in which the row was drawn.
    let sectionStyle: StyleOverrides
    /// True if the row was drawn as one that the user can move.
    let isReorderable: Bool
  }

  /// Creates an empty table that draws at most `drawnRows` rows of each section.
  ///
  /// Defaults to 200.
  package init(drawnRows: Int = 200) { self.drawnRows = max(0, drawnRows) }
}

extension StrictTable {
  /// Reloads the whole page.
  package mutating func reload(_ page: PageSnapshot) {
    sections = page.sections.indices.map { drawSection($0, of: page) }
  }

  func drawSection(_ position: Int, of page: PageSnapshot) -> Section {
    let section = page.sections[position]
    let cells = (0..<min(section.rowCount, drawnRows)).compactMap { row in
      drawRow(RowIndexPath(section: position, row: row), of: page)
    }
    return Section(
      id: section.id, header: section.header, headerButton: section.headerButton,
      footer: section.footer, rowCount: section.rowCount, cells: cells)
  }

  /// Draws a row, or returns `nil` if the page does not contain it.
  func drawRow(_ position: RowIndexPath, of page: PageSnapshot) -> Cell? {
    guard let row = page.row(at: position) else { return nil }
    let section = page.sections[position.section]
    return Cell(row: row, sectionStyle: section.style, isReorderable: section.isReorderable)
  }
}
