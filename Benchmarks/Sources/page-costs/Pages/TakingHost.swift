// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A host that completes each update immediately.
@MainActor
final class TakingHost: PageHost {
  /// The number of rows that have been updated, inserted, deleted, or moved so far.
  private(set) var edits = 0
  private(set) var reloads = 0

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    if let rows = update.edits?.changes.rows {
      edits += rows.updates.count + rows.inserts.count + rows.deletes.count + rows.moves.count
    } else {
      reloads += 1
    }
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {}
}
