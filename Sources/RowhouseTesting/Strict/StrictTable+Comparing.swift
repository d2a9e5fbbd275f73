// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

extension StrictTable {
  /// Returns a sentence that describes the first difference from the page after the batches, or
  /// `nil`.
  ///
  /// - Complexity: O(*n*) in the number of drawn rows.
  package func difference(from page: PageSnapshot) -> String? {
    guard sections.count == page.sections.count else {
      return "the table shows \(sections.count) sections, and the page has \(page.sections.count)"
    }
    for (position, section) in sections.enumerated() {
      let other = page.sections[position]
      if section.id != other.id {
        return """
          section \(position) is shown with the id \(section.id), and the page has \(other.id) \
          there: a section moved, came or went without an edit
          """
      }
      if section.header != other.header || section.footer != other.footer {
        return """
          section \(position) is shown between \(section.header) and \(section.footer), and the \
          page says \(other.header) and \(other.footer): the change was not among the updates
          """
      }
      if section.headerButton != other.headerButton {
        return """
          section \(position) is shown with the button \(section.headerButton ?? "nil"), and the page says \
          \(other.headerButton ?? "nil"): the change was not among the updates
          """
      }
      if let difference = difference(inSection: position, from: page) { return difference }
    }
    return nil
  }

  private func difference(inSection position: Int, from page: PageSnapshot) -> String? {
    let section = sections[position]
    let other = page.sections[position]
    guard section.rowCount == other.rowCount,
      section.cells.count == min(other.rowCount, drawnRows)
    else {
      return """
        section \(position) is shown with \(section.rowCount) rows, and the page has \
        \(other.rowCount)
        """
    }
    for (index, cell) in section.cells.enumerated() {
      guard let row = page.row(at: RowIndexPath(section: position, row: index)) else {
        return "row \(index) of section \(position) is shown, and the page does not have it"
      }
      if !cell.row.isSameRow(as: row) {
        return """
          row \(index) of section \(position) is shown with the id \(cell.row.id), and the page has \
          \(row.id) there: a row moved, came or went without an edit
          """
      }
      if !cell.row.showsSame(as: row) {
        return """
          row \(index) of section \(position) is shown as \(cell.row), and the page says \(row): \
          the change was not among the updates
          """
      }
      if cell.isReorderable != other.isReorderable {
        return """
          row \(index) of section \(position) (\(row)) is drawn as one that \
          \(cell.isReorderable ? "can" : "cannot") be moved: neither the row nor the section was among \
          what is to be drawn anew
          """
      }
      if cell.sectionStyle != other.style {
        return """
          row \(index) of section \(position) (\(row)) is drawn in a style that its section does \
          not have: neither the row nor the section was among what is to be drawn anew
          """
      }
    }
    return nil
  }
}
