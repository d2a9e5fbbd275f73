// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// As far as a page can tell, all rows that are written are on screen.
extension WebScreen {
  /// Tells rows that have come and gone with an update that they have.
  ///
  /// - Parameters:
  ///   - update: What is shown now.
  ///   - old: What was shown before; nothing if the page has just come.
  func tellDisplays(_ update: HostUpdate, after old: PageSnapshot?) {
    guard let old, let changes = update.edits?.changes else {
      if let old { tell(.didEndDisplaying, sections: old.sections.indices, of: old) }
      return tell(.willDisplay, sections: update.page.sections.indices, of: update.page)
    }
    // Rows that have left a section that went, or have come into a new one, stay on screen.
    let (sources, arrivals) = (changes.rows.moves.map(\.old), changes.rows.moves.map(\.new))
    tell(.didEndDisplaying, rows: changes.rows.deletes, of: old)
    tell(.didEndDisplaying, sections: changes.sections.deletes, of: old, besides: Set(sources))
    tell(.willDisplay, rows: changes.rows.inserts, of: update.page)
    tell(.willDisplay, sections: changes.sections.inserts, of: update.page, besides: Set(arrivals))
  }

  private func tell(
    _ event: HostEvent, sections: some Sequence<Int>, of page: PageSnapshot,
    besides moved: Set<RowPosition> = []
  ) {
    for section in sections {
      let rows = 0..<min(page.sections[section].rowCount, PageRenderer.rowLimit)
      let positions = rows.lazy.map { RowPosition(section: section, row: $0) }
      tell(event, rows: positions.filter { !moved.contains($0) }, of: page)
    }
  }

  private func tell(_ event: HostEvent, rows: some Sequence<RowPosition>, of page: PageSnapshot) {
    for row in rows where row.row < PageRenderer.rowLimit {
      let indexPath = RowIndexPath(section: row.section, row: row.row)
      if let reference = page.reference(at: indexPath) { driver?.send(event, to: reference) }
    }
  }
}
