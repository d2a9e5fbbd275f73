// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// Cells that a table has ready for rows out of view, as it does since iOS 15.
///
/// A table that is scrolled asks for the cells of the next rows. It keeps those, and the ones that have
/// just left, and displays them without asking again: the delegate only hears `willDisplay`. Cells that
/// are never displayed can be reused later, without a call of the delegate.
///
/// See <https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)>.
extension UITableView {
  /// The number of rows ahead for which cells are asked; UIKit names no number.
  private static let reachOfCells = 2
  /// The number of rows at each end of the visible ones that keep their cells; UIKit names no number.
  private static let reachOfKeeping = 3

  /// Returns the rows that keep their cells while others are visible.
  func nearby(_ visible: [IndexPath]) -> Set<IndexPath> {
    guard isPrefetchingEnabled, let geometry, let first = visible.first, let last = visible.last
    else { return [] }
    return Set(
      rows(before: first, upTo: Self.reachOfKeeping, in: geometry)
        + rows(after: last, upTo: Self.reachOfKeeping, in: geometry))
  }

  /// Asks for the cells of the rows ahead if the content was scrolled, and lets go of those far away.
  func prepare(around visible: [IndexPath]) {
    let near = nearby(visible)
    for path in prepared.keys.filter({ !near.contains($0) }).sorted() {
      if let cell = prepared.removeValue(forKey: path) { enqueue(cell) }
    }
    let before = preparedTop
    preparedTop = bounds.minY
    guard isPrefetchingEnabled, let before, before != bounds.minY, var geometry,
      let first = visible.first, let last = visible.last
    else { return }
    let ahead =
      bounds.minY < before
      ? rows(before: first, upTo: Self.reachOfCells, in: geometry)
      : rows(after: last, upTo: Self.reachOfCells, in: geometry)
    for path in ahead where kept[path] == nil && prepared[path] == nil {
      let cell = newCell(at: path)
      let span = geometry.span(of: path)
      cell.frame = rowFrame(minY: span.minY, height: span.height)
      cell.layoutIfNeeded()
      prepared[path] = cell
    }
  }
}
#endif
