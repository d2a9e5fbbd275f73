// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A delegate that lets another object replace the handlers of rows.
///
/// The other object receives every method that it implements. The page is still notified of
/// displayed rows, because it keeps only those rows up to date, and of scrolling, because it may follow its end and fade
/// in its bar. It then calls no handlers of scrolling.
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

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidScroll(_:) }, scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewWillBeginDragging(_:) }, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidEndScrollingAnimation(_:) }, scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidScrollToTop(_:) }, scrollView)
  }
}
#endif
