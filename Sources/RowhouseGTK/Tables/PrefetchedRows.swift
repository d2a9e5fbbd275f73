// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting

/// The rows that are less than a screen away, and those of them that have been in view.
///
/// A row that leaves the view is not reported again while it is near, because the page has already
/// prepared its content.
struct PrefetchedRows {
  private var known: [RowReference.ID: (row: RowReference, wasSeen: Bool)] = [:]
}

extension PrefetchedRows {
  /// Stores the rows that are less than a screen away.
  ///
  /// - Parameters:
  ///   - near: The rows, including those in view.
  ///   - isSeen: Returns true for a row in view.
  /// - Returns: The rows that were not near before, and those that are no longer near and were
  ///   never in view.
  mutating func update(
    _ near: [RowReference], isSeen: (RowReference) -> Bool
  ) -> (coming: [RowReference], leaving: [RowReference]) {
    var coming: [RowReference] = []
    var still: [RowReference.ID: (row: RowReference, wasSeen: Bool)] = [:]
    for row in near {
      let former = known.removeValue(forKey: row.id)
      let wasSeen = former?.wasSeen == true || isSeen(row)
      still[row.id] = (row, wasSeen)
      if former == nil, !wasSeen { coming.append(row) }
    }
    let leaving = known.values.filter { !$0.wasSeen }.map(\.row)
    known = still
    return (coming, leaving.sorted { $0.indexPath < $1.indexPath })
  }
}
#endif
