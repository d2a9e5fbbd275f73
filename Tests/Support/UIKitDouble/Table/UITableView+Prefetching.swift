// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension UITableView {
  /// The number of rows to prefetch in the direction of scrolling.
  ///
  /// UIKit documents no number.
  private static let reach = 8

  /// See <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>.
  func prefetch(around visible: [IndexPath]) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let geometry,
      let first = visible.first, let last = visible.last
    else { return }
    if bounds.minY != lastTop { isScrollingUp = bounds.minY < lastTop }
    lastTop = bounds.minY
    let ahead =
      isScrollingUp
      ? rows(before: first, upTo: Self.reach, in: geometry)
      : rows(after: last, upTo: Self.reach, in: geometry)
    let wanted = Set(ahead)
    let dropped = prefetched.subtracting(wanted).subtracting(visible)
    let new = ahead.filter { !prefetched.contains($0) }
    prefetched = wanted
    if !dropped.isEmpty {
      OptionalMethods.ask("tableView:cancelPrefetchingForRowsAtIndexPaths:", of: source) {
        $0.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted())
      }
    }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }

  /// Returns the next rows, as many as there are.
  func rows(
    after path: IndexPath, upTo reach: Int, in geometry: TableGeometry
  ) -> [IndexPath] {
    var result: [IndexPath] = []
    var section = path.section
    var row = path.row + 1
    while result.count < reach, section < geometry.sections.count {
      if row < geometry.sections[section].rows.count {
        result.append(IndexPath(row: row, section: section))
        row += 1
      } else {
        section += 1
        row = 0
      }
    }
    return result
  }

  /// Returns the rows before a row, the nearest first.
  func rows(
    before path: IndexPath, upTo reach: Int, in geometry: TableGeometry
  ) -> [IndexPath] {
    var result: [IndexPath] = []
    var section = path.section
    var row = path.row - 1
    while result.count < reach {
      if row >= 0 {
        result.append(IndexPath(row: row, section: section))
        row -= 1
      } else {
        section -= 1
        guard section >= 0 else { break }
        row = geometry.sections[section].rows.count - 1
      }
    }
    return result
  }
}
#endif
