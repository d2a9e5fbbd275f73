// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Rows that an update took away while they may have been on screen.
///
/// A host says that a row has left the screen when the row is no longer in the page. Who waits for
/// that, to stop a video for example, is still to be told.
@MainActor
struct Departures {
  private struct Name: Hashable {
    let section: ItemID
    let row: ItemID
  }

  private var handlers: [Name: @MainActor () -> Void] = [:]

  nonisolated init() {}

  /// Gathers the rows that changes take away from a page.
  ///
  /// - Complexity: O(*n*) in the number of deleted rows, those of deleted sections included as far as
  ///   they were made.
  init(_ changes: SectionedChangeset, of page: PageSnapshot) {
    for position in changes.rows.deletes { add(position, of: page) }
    for section in changes.sections.deletes {
      let rows = page.sections[section].madePositions(inSection: section)
      for position in rows { add(position, of: page) }
    }
  }

  private mutating func add(_ position: RowPosition, of page: PageSnapshot) {
    let section = page.sections[position.section]
    guard let row = section.rowIfMade(at: position.row),
      let handler = row.handlers.didEndDisplaying
    else { return }
    handlers[Name(section: section.id, row: row.id)] = handler
  }

  /// What is to be called once for a row, or nothing.
  mutating func take(_ reference: RowReference) -> (@MainActor () -> Void)? {
    handlers.removeValue(forKey: Name(section: reference.section, row: reference.row))
  }
}
