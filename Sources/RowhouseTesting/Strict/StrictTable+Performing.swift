// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse
package import RowhouseTestSupport

extension StrictTable {
  /// Performs a batch as `performBatchUpdates(_:completion:)` does, and then redraws its updates.
  ///
  /// Throws the first rule that the batch breaks. The state of the table is then undefined.
  package mutating func perform(
    _ batch: TableBatch, page: PageSnapshot
  ) throws(TableViolation) {
    let rules = BatchRules(
      batch, before: sections.map(\.rowCount), after: page.sections.map(\.rowCount))
    try rules.check()
    if batch.rows.isStructural || batch.sections.isStructural {
      perform(rules.mapping(rowLimit: drawnRows), page)
    }
    for section in batch.sections.updates {
      sections[section].header = page.sections[section].header
      sections[section].headerButton = page.sections[section].headerButton
      sections[section].footer = page.sections[section].footer
    }
    for row in batch.rows.updates { try redraw(row, of: page) }
  }

  /// Redraws all rows of sections whose style has changed.
  package mutating func restyle(_ restyled: [Int], page: PageSnapshot) throws(TableViolation) {
    for section in restyled {
      guard sections.indices.contains(section) else {
        throw TableViolation(
          "attempt to restyle section \(section), but there are only \(sections.count) sections")
      }
      for row in sections[section].cells.indices {
        try redraw(RowIndexPath(section: section, row: row), of: page)
      }
    }
  }

  private mutating func redraw(
    _ position: RowIndexPath, of page: PageSnapshot
  ) throws(TableViolation) {
    guard position.row < sections[position.section].cells.count,
      let cell = drawRow(position, of: page)
    else { return }
    let drawn = sections[position.section].cells[position.row].row
    guard drawn.isSameRow(as: cell.row) else {
      throw TableViolation(
        """
        the cell of row \(position.row) in section \(position.section) is drawn anew for \
        \(cell.row), and shows \(drawn): a row moved, came or went without an edit
        """)
    }
    sections[position.section].cells[position.row] = cell
  }

  private mutating func perform(_ mapping: BatchMapping, _ page: PageSnapshot) {
    let old = sections
    sections = mapping.sections.enumerated().map { position, origin in
      guard let from = origin.old else { return drawSection(position, of: page) }
      var section = old[from]
      guard let rows = origin.rows else { return section }
      section.rowCount = page.sections[position].rowCount
      section.cells = rows.enumerated().compactMap { row, source in
        // A row that was below the drawn rows is drawn here for the first time.
        if let source, source.row < old[source.section].cells.count {
          return old[source.section].cells[source.row]
        }
        return drawRow(RowIndexPath(section: position, row: row), of: page)
      }
      return section
    }
  }
}

extension AnyRow {
  /// Returns true if both rows have the same id.
  ///
  /// A data row that moves to another section may have a different occurrence number of its id
  /// there.
  func isSameRow(as other: AnyRow) -> Bool { id.repeated(0) == other.id.repeated(0) }
}
