// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The rows that the last update deleted, with their `onDidEndDisplaying` handlers.
///
/// A host reports the end of display after the page has lost the row. Without a note of these rows, each of them
/// would be searched for among all rows of its section.
@MainActor
struct DeletedRows {
  private var handlers: [RowReference.ID: (@MainActor () -> Void)?] = [:]

  nonisolated init() {}

  /// Collects the deleted rows that were made, in O(*n*) in the number of deleted rows.
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
    guard let row = section.rowIfMade(at: position.row) else { return }
    handlers.updateValue(
      row.handlers[.didEndDisplaying],
      forKey: RowReference.ID(section: section.id, row: row.id))
  }

  func contains(_ id: RowReference.ID) -> Bool { handlers[id] != nil }

  /// Removes a row and returns its handler, or returns `nil` if there is none.
  mutating func takeHandler(of id: RowReference.ID) -> (@MainActor () -> Void)? {
    handlers.removeValue(forKey: id) ?? nil
  }
}
