// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row to scroll to, and the place to which it is scrolled.
public enum ScrollTarget: Hashable, Sendable {
  /// The first row with this id, in any section.
  case row(ItemID, at: ScrollPosition = .top, isAnimated: Bool = true)
  /// The row at this position of a section, counted from 0, or the nearest row.
  case position(Int, section: ItemID, at: ScrollPosition = .top, isAnimated: Bool = true)
}

extension ScrollTarget {
  /// The place in the visible area to which the row is scrolled.
  public var scrollPosition: ScrollPosition {
    switch self {
    case .row(_, let place, _), .position(_, _, let place, _): place
    }
  }

  /// True if a host that can animate scrolling does so.
  public var isAnimated: Bool {
    switch self {
    case .row(_, _, let isAnimated), .position(_, _, _, let isAnimated): isAnimated
    }
  }
}

extension PageSnapshot {
  /// Returns the index path of the row to scroll to, or `nil` if the page does not contain it.
  ///
  /// - Complexity: O(*n*) in the number of rows for an id, and O(1) for a position.
  @MainActor
  public func indexPath(of target: ScrollTarget) -> RowIndexPath? {
    switch target {
    case .row(let id, _, _): return indexPath(ofRow: id)
    case .position(let position, let id, _, _):
      guard let section = sections.firstIndex(where: { $0.id == id }),
        sections[section].rowCount > 0
      else { return nil }
      let row = min(max(position, 0), sections[section].rowCount - 1)
      return RowIndexPath(section: section, row: row)
    }
  }
}
