// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting

/// The rows that were reported as near the view, and have not been in view since.
struct PrefetchedRows {
  private var known: [RowReference.ID: RowReference] = [:]
}

extension PrefetchedRows {
  /// Stores the rows less than a screen away.
  ///
  /// - Parameters:
  ///   - near: The rows, with those in view.
  ///   - isSeen: Returns true for a row in view.
  /// - Returns: The rows that were not near before, and those that are no longer near and were
  ///   never in view.
  mutating func update(
    _ near: [RowReference], isSeen: (RowReference) -> Bool
  ) -> (coming: [RowReference], leaving: [RowReference]) {
    var coming: [RowReference] = []
    var still: [RowReference.ID: RowReference] = [:]
    for row in near {
      let isKnown = known.removeValue(forKey: row.id) != nil
      if isSeen(row) { continue }
      still[row.id] = row
      if !isKnown { coming.append(row) }
    }
    let leaving = known.values.sorted { $0.indexPath < $1.indexPath }
    known = still
    return (coming, leaving)
  }
}
#endif
