// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A delegate that notifies another object and the page, and prefers the results of the other
/// object.
///
/// The methods in this file return no value and are called on both objects. Every other method
/// returns a value, and is called only on the other object if it implements the method.
final class DelegateProxy: ForwardingProxy<any UITableViewDelegate>, UITableViewDelegate {
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

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notify({ $0.tableView(_:didHighlightRowAt:) }, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notify({ $0.tableView(_:didUnhighlightRowAt:) }, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notify({ $0.tableView(_:didSelectRowAt:) }, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notify({ $0.tableView(_:didDeselectRowAt:) }, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    notify({ $0.tableView(_:accessoryButtonTappedForRowWith:) }, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    notify({ $0.tableView(_:willBeginEditingRowAt:) }, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    notify({ $0.tableView(_:didEndEditingRowAt:) }, tableView, indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidScroll(_:) }, scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewWillBeginDragging(_:) }, scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notify({ $0.scrollViewDidEndDragging(_:willDecelerate:) }, scrollView, decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidEndDecelerating(_:) }, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidEndScrollingAnimation(_:) }, scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    notify({ $0.scrollViewDidScrollToTop(_:) }, scrollView)
  }
}
#endif
