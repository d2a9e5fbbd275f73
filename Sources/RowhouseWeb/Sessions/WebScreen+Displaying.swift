// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// As far as a page can tell, all rows that the browser holds are on screen.
extension WebScreen {
  /// Tells rows that have come and gone with an update that they have.
  ///
  /// - Parameters:
  ///   - update: What is shown now.
  ///   - edits: What happens to the rows that the browser holds.
  ///   - oldWindows: The rows that it held before.
  ///   - old: The page before.
  func tellDisplays(
    _ update: HostUpdate, _ edits: HeldEdits, from oldWindows: PageWindows, of old: PageSnapshot
  ) {
    guard let windows else { return }
    guard let changes = update.edits?.changes else {
      tell(.didEndDisplaying, rows: oldWindows.rows, of: old)
      return tell(.willDisplay, rows: windows.rows, of: update.page)
    }
    // One that a window has left is looked up where it stands now, in no time.
    for (place, target) in edits.leaving {
      tell(.didEndDisplaying, rows: [target ?? place], of: target == nil ? old : update.page)
    }
    // Rows that have left a section that went, or have come into a new one, stay on screen.
    tell(
      .didEndDisplaying, sections: changes.sections.deletes, of: old, oldWindows,
      besides: edits.moving.map(\.old))
    tell(.willDisplay, rows: edits.coming, of: update.page)
    tell(
      .willDisplay, sections: changes.sections.inserts, of: update.page, windows,
      besides: edits.moving.map(\.new))
  }

  private func tell(
    _ event: HostEvent, sections: [Int], of page: PageSnapshot, _ windows: PageWindows,
    besides moved: [RowPosition]
  ) {
    guard !sections.isEmpty else { return }
    let moved = Set(moved)
    for section in sections {
      let rows = windows.sections[section].rows.map { RowPosition(section: section, row: $0) }
      tell(event, rows: rows.filter { !moved.contains($0) }, of: page)
    }
  }

  func tell(_ event: HostEvent, rows: [RowPosition], of page: PageSnapshot) {
    for row in rows {
      let indexPath = RowIndexPath(section: row.section, row: row.row)
      if let reference = page.reference(at: indexPath) { driver?.send(event, to: reference) }
    }
  }
}
