// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// Scrolling.
extension TableDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let host else { return }
    host.noteEnd()
    if host.fadesBar { host.onScroll?(scrollView) }
    guard host.observesScrolling else { return }
    host.send(
      .didScroll(offset: Double(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    host?.onDrag?()
    host?.send(.willBeginDragging)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    host?.send(.didEndDragging(decelerates: decelerate))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { host?.send(.didEndDecelerating) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { host?.onScrollEnd?() }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    host?.onDrag?()
    host?.send(.didScrollToTop)
  }
}
#endif
