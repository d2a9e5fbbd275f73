// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A delegate that lets another object replace the handlers of rows.
///
/// The other object receives every method that it implements. The page is still notified of
/// displayed rows, because it keeps only those rows up to date.
final class ReplacingDelegateProxy: ForwardingProxy<any UITableViewDelegate>, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notify({ $0.tableView(_:willDisplay:forRowAt:) }, tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notify({ $0.tableView(_:didEndDisplaying:forRowAt:) }, tableView, cell, indexPath)
  }
}
#endif
