// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Display events.
///
/// All rows that the browser has count as displayed, except a row that loads more rows. The browser reports when the
/// user sees such a row, or the user presses its button; see decision 0109.
extension WebScreen {
  /// Sends the display events of rows that an update inserted into or removed from the old page.
  func sendDisplayEvents(_ change: ScreenChange, of old: PageSnapshot) {
    let (page, edits) = (change.page, change.edits)
    guard let changes = change.update?.edits?.changes else {
      send(.didEndDisplaying, rows: change.oldSlices.rows, of: old)
      return send(.willDisplay, rows: change.newSlices.rows, of: page)
    }
    // A row that has left a slice is found at its new index path without a search.
    for (indexPath, target) in edits.disappearing {
      send(.didEndDisplaying, rows: [target ?? indexPath], of: target == nil ? old : page)
    }
    // Rows that have moved out of a deleted section or into a new section stay on screen.
    send(
      .didEndDisplaying, sections: changes.sections.deletes, of: old, change.oldSlices,
      besides: edits.moving.map(\.old))
    send(.willDisplay, rows: edits.appearing, of: page)
    send(
      .willDisplay, sections: changes.sections.inserts, of: page, change.newSlices,
      besides: edits.moving.map(\.new))
  }

  private func send(
    _ event: HostEvent, sections: [Int], of page: PageSnapshot, _ slices: PageSlices,
    besides moved: [RowIndexPath]
  ) {
    guard !sections.isEmpty else { return }
    let moved = Set(moved)
    for section in sections {
      let rows = slices.sections[section].rows.map { RowIndexPath(section: section, row: $0) }
      send(event, rows: rows.filter { !moved.contains($0) }, of: page)
    }
  }

  /// Calls the prefetching handler of a section for rows that will soon be visible.
  ///
  /// Positions that do not exist in the section are ignored.
  func prefetch(_ rows: [Int], ofSection key: String, isCancelled: Bool) {
    guard let page, let section = section(key) else { return }
    let indexPaths = rows.filter { $0 < page.sections[section].rowCount }
      .map { RowIndexPath(section: section, row: $0) }
    isCancelled ? driver?.cancelPrefetching(indexPaths) : driver?.prefetch(indexPaths)
  }

  /// Loads more rows if an address is that of a row that does so.
  func loadMore(_ address: RowAddress, flushing isFlushed: Bool) {
    guard let page, let reference = reference(address),
      let indexPath = page.indexPath(of: reference), loadsMore(indexPath, of: page)
    else { return }
    driver?.send(.willDisplay, to: reference, flushing: isFlushed)
  }

  private func loadsMore(_ indexPath: RowIndexPath, of page: PageSnapshot) -> Bool {
    // Only the last row of a section can load more, so that other rows are not read.
    indexPath.row == page.sections[indexPath.section].rowCount - 1
      && page.row(at: indexPath)?.loadsMore == true
  }

  func send(_ event: HostEvent, rows: [RowIndexPath], of page: PageSnapshot) {
    for row in rows where event != .willDisplay || !loadsMore(row, of: page) {
      if let reference = page.reference(at: row) { driver?.send(event, to: reference) }
    }
  }
}
