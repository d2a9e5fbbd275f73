// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The rows of a page that other pages read; see ``SelectedRow``.
@MainActor
struct ReadRows {
  private var entries: [Entry] = []

  private struct Entry {
    weak var row: SelectedRow?
  }
}

extension ReadRows {
  /// Adds a row, which is not retained.
  mutating func add(_ row: SelectedRow) {
    if entries.contains(where: { $0.row === row }) { return }
    entries.removeAll { $0.row == nil }
    entries.append(Entry(row: row))
  }

  /// Follows the rows through an update of the page, and returns true if one is now in another section.
  func follow(
    _ changes: SectionedChangeset, from old: PageSnapshot, to new: PageSnapshot
  ) -> Bool {
    var hasMoved = false
    for entry in entries where entry.row?.follow(changes, from: old, to: new) == true {
      hasMoved = true
    }
    return hasMoved
  }
}
