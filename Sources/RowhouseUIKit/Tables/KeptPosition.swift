// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The scroll position of a table that reloads its rows while it is not in a window, or that another table replaces.
///
/// After a reload, a table has only estimates of the heights of its rows, so the same offset shows other rows.
@MainActor
struct KeptPosition {
  /// The rows that were in view, each with the distance from its top down to the top of the visible area.
  private let rows: [(reference: RowReference, distance: CGFloat)]
  /// The edge of the page that is in view whichever rows the page has, or `nil` if it depends on the rows.
  private let edge: Edge?

  private enum Edge { case top, end }

  /// The top of a page.
  static let top = KeptPosition(rows: [], edge: .top)

  /// The end of a page.
  static let end = KeptPosition(rows: [], edge: .end)

  private init(rows: [(reference: RowReference, distance: CGFloat)], edge: Edge? = nil) {
    self.rows = rows
    self.edge = edge
  }

  /// Creates the position at a distance from the top of a row down to the top edge of the table.
  init(_ row: RowReference, distance: CGFloat) {
    self.init(rows: [(row, distance)])
  }

  /// Records the rows in view, or the end of a page that follows it; returns `nil` if the table is at its top.
  init?(of table: UITableView, showing page: PageSnapshot) {
    if page.followsEnd, table.isAtEnd {
      self = .end
      return
    }
    let top = table.contentOffset.y
    guard top > -table.adjustedContentInset.top else { return nil }
    let rows = (table.indexPathsForRows(in: table.bounds) ?? []).compactMap {
      indexPath -> (RowReference, CGFloat)? in
      guard let reference = page.reference(at: RowIndexPath(indexPath)) else { return nil }
      return (reference, top - table.rectForRow(at: indexPath).minY)
    }
    self.init(rows: rows)
  }
}

extension KeptPosition {
  /// Returns the row below an inset at the top edge of the table, or the nearest recorded row that is still on the page.
  ///
  /// - Parameters:
  ///   - inset: The inset in points.
  ///   - page: The page.
  /// - Returns: The position of the row, and the height of its part above the lower edge of the inset, which is negative if the
  ///   row begins below it; `nil` if no row was recorded or is still on the page.
  func row(
    below inset: CGFloat, on page: PageSnapshot
  ) -> (indexPath: RowIndexPath, hiddenHeight: CGFloat)? {
    let remaining = rows.compactMap { reference, distance in
      page.indexPath(of: reference).map { (indexPath: $0, hiddenHeight: distance + inset) }
    }
    return remaining.last { $0.hiddenHeight >= 0 } ?? remaining.first
  }

  /// Scrolls to the first of the recorded rows that is still on the page, or to an edge of the page, in a table that is laid
  /// out in a window.
  func restore(in table: UITableView, showing page: PageSnapshot) {
    switch edge {
    case .top: return table.scrollToTop()
    case .end: return table.scrollToEnd()
    case nil: break
    }
    for (reference, distance) in rows {
      guard let indexPath = page.indexPath(of: reference) else { continue }
      // A row that begins above the table would grow upward when the table measures it.
      scroll(table, toRowAt: indexPath)
      // The table measures rows that come into view, which moves the row.
      for _ in 0..<4 where scroll(table, toRowAt: indexPath, distance) {}
      let inset = table.adjustedContentInset
      let end = table.contentSize.height + inset.bottom - table.bounds.height
      if table.contentOffset.y > end { table.contentOffset.y = max(-inset.top, end) }
      return
    }
  }

  /// Scrolls a table to a distance from the top of a row, and returns true if this changed the scroll position.
  @discardableResult
  private func scroll(
    _ table: UITableView, toRowAt indexPath: RowIndexPath, _ distance: CGFloat = 0
  ) -> Bool {
    let top = table.rectForRow(at: IndexPath(indexPath)).minY + distance
    guard abs(table.contentOffset.y - top) > 0.5 else { return false }
    table.contentOffset.y = top
    table.layoutIfNeeded()
    return true
  }
}
#endif
