// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row that is to be brought into view.
public enum ScrollTarget: Hashable, Sendable {
  /// The first row that has this id, in whatever section.
  case row(ItemID)
  /// The row at a place of a section, counted from 0; what is outside is taken as the nearest.
  case position(Int, section: ItemID)
}

extension PageSnapshot {
  /// Where a row stands that is to be brought into view, or nothing if the page does not have it.
  ///
  /// - Complexity: O(*n*) in the number of rows for an id, O(1) for a place.
  @MainActor
  public func indexPath(of target: ScrollTarget) -> RowIndexPath? {
    switch target {
    case .row(let id): return indexPath(ofRow: id)
    case .position(let position, let id):
      guard let section = sections.firstIndex(where: { $0.id == id }),
        sections[section].rowCount > 0
      else { return nil }
      let row = min(max(position, 0), sections[section].rowCount - 1)
      return RowIndexPath(section: section, row: row)
    }
  }
}
