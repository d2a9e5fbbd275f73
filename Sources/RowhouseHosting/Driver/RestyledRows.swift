// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The rows that the user has moved to a section with a different style since the last update.
///
/// They are stored by position, because a section may contain two rows with the same id after a
/// move.
struct RestyledRows {
  private var positions: Set<RowIndexPath> = []

  /// Updates the positions after a move on the shown page.
  ///
  /// The target is counted without the row. `isRestyled` is true if the two sections draw the row
  /// differently.
  mutating func move(from source: RowIndexPath, to target: RowIndexPath, isRestyled: Bool) {
    // A row that is moved twice was drawn for the section in which it was first.
    let wasRestyled = positions.remove(source) != nil
    positions = Set(positions.map { $0.after(moveFrom: source, to: target) })
    if isRestyled || wasRestyled { positions.insert(target) }
  }

  /// Returns the positions in ascending order, and removes them.
  mutating func take() -> [RowIndexPath] {
    defer { positions = [] }
    return positions.sorted()
  }
}

extension RowIndexPath {
  /// Returns the index path of this row after another one has moved.
  fileprivate func after(moveFrom source: RowIndexPath, to target: RowIndexPath) -> RowIndexPath {
    var moved = self
    if section == source.section, row > source.row { moved.row -= 1 }
    if section == target.section, moved.row >= target.row { moved.row += 1 }
    return moved
  }
}
