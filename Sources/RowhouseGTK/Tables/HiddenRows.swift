// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseLayout

/// The hidden rows in the visible area, which have no widgets.
///
/// Like rows with a widget, hidden rows count as displayed: the driver creates them again when state that they read has
/// changed. Otherwise, they could never appear again.
struct HiddenRows {
  private var references: [Int: RowReference] = [:]
}

extension HiddenRows {
  /// Returns true if the row at a position is in view and hidden.
  func contains(_ position: Int) -> Bool { references[position] != nil }

  /// Adds the row at a position, and returns true if it was not in view.
  mutating func insert(_ reference: RowReference, at position: Int) -> Bool {
    if contains(position) { return false }
    references[position] = reference
    return true
  }

  /// Removes the row at a position, and returns it if it was in view and hidden.
  mutating func remove(at position: Int) -> RowReference? {
    references.removeValue(forKey: position)
  }

  /// Removes the rows that are out of view, and returns them.
  mutating func removeAll(outside shown: Range<Int>) -> [RowReference] {
    let leaving = references.keys.filter { !shown.contains($0) }.sorted()
    return leaving.compactMap { references.removeValue(forKey: $0) }
  }

  /// Moves the rows to their new positions, and returns those that were deleted.
  ///
  /// Without a mapping, all rows were deleted.
  mutating func move(by mapping: RowMapping?) -> [RowReference] {
    let old = references
    references = [:]
    var deleted: [RowReference] = []
    for (position, reference) in old.sorted(by: { $0.key < $1.key }) {
      if let target = mapping?.newRow(of: position) {
        references[target] = reference
      } else {
        deleted.append(reference)
      }
    }
    return deleted
  }
}
#endif
