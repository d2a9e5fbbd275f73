// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The prefetching data source of a table, which notifies the page of rows that will soon be
/// displayed.
final class TablePrefetcher: NSObject, UITableViewDataSourcePrefetching {
  private weak var host: TableHost?

  init(host: TableHost) { self.host = host }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    host?.driver.prefetch(indexPaths.map { RowIndexPath($0) })
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    host?.driver.cancelPrefetching(indexPaths.map { RowIndexPath($0) })
  }
}
#endif
