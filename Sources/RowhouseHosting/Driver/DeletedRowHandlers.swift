// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The `onDidEndDisplaying` handlers of rows that the last update deleted.
///
/// A host reports the end of display after the page has lost the row.
@MainActor
struct DeletedRowHandlers {
  private var handlers: [RowReference.ID: @MainActor () -> Void] = [:]

  nonisolated init() {}

  /// Collects the handlers of deleted rows, in O(*n*) in the number of those that were made.
  init(_ changes: SectionedChangeset, of page: PageSnapshot) {
    for position in changes.rows.deletes { add(position, of: page) }
    for section in changes.sections.deletes {
      for position in page.sections[section].madePositions(inSection: section) {
        add(position, of: page)
      }
    }
  }

  private mutating func add(_ position: RowIndexPath, of page: PageSnapshot) {
    let section = page.sections[position.section]
    guard let row = section.rowIfMade(at: position.row),
      let handler = row.handlers[.didEndDisplaying]
    else { return }
    handlers[RowReference.ID(section: section.id, row: row.id)] = handler
  }

  /// Removes and returns the handler of a row, or returns `nil` if there is none.
  mutating func take(_ id: RowReference.ID) -> (@MainActor () -> Void)? {
    handlers.removeValue(forKey: id)
  }
}
