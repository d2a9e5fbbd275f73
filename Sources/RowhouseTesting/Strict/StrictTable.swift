// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A table that keeps its rows as `UITableView` does.
///
/// It holds counts and cells of its own, and changes them only by the batches that it is told of. It
/// asks the page for counts after each batch, and for the content of rows that come or are said to
/// have changed, and for nothing else. So a row that changed without being named still shows what
/// it showed, and ``difference(from:)`` finds it.
@MainActor
public struct StrictTable {
  /// What is shown.
  public internal(set) var sections: [StrictTable.Section] = []
  /// Of each section at most this many rows are drawn, the first ones, so that large data sections
  /// stay lazy.
  public let drawnRows: Int

  /// A section as it is shown.
  public struct Section {
    /// Its id.
    public internal(set) var id: ItemID
    /// What stands above its rows.
    public internal(set) var header: HeaderFooter
    /// What stands below its rows.
    public internal(set) var footer: HeaderFooter
    /// How many rows it has.
    public internal(set) var rowCount: Int
    /// Its first rows.
    public internal(set) var cells: [StrictTable.Cell]
  }

  /// A row as it was drawn.
  public struct Cell {
    /// The row.
    public let row: AnyRow
    /// What the section overrides that it was drawn in.
    public let sectionStyle: StyleOverrides
    /// Whether it was drawn as a row that the user can move.
    public let isReorderable: Bool
  }

  /// An empty table.
  ///
  /// - Parameter drawnRows: How many rows of each section are drawn, at most; 200, unless given.
  public init(drawnRows: Int = 200) { self.drawnRows = drawnRows }
}

extension StrictTable {
  /// Shows a page from scratch.
  public mutating func reload(_ page: PageSnapshot) {
    sections = page.sections.indices.map { drawSection($0, of: page) }
  }

  func drawSection(_ position: Int, of page: PageSnapshot) -> Section {
    let section = page.sections[position]
    var cells: [Cell] = []
    let drawn = min(section.rowCount, drawnRows)
    cells.reserveCapacity(drawn)
    for row in 0..<drawn {
      if let cell = drawRow(RowPosition(section: position, row: row), of: page) {
        cells.append(cell)
      }
    }
    return Section(
      id: section.id, header: section.header, footer: section.footer, rowCount: section.rowCount,
      cells: cells)
  }

  /// Nothing if the page has no such row.
  func drawRow(_ position: RowPosition, of page: PageSnapshot) -> Cell? {
    let indexPath = RowIndexPath(section: position.section, row: position.row)
    guard let row = page.row(at: indexPath) else { return nil }
    let section = page.sections[position.section]
    return Cell(row: row, sectionStyle: section.style, isReorderable: section.isReorderable)
  }
}
