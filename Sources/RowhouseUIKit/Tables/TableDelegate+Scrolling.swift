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
    let offset = Double(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    host.send(.didScroll(offset: offset), for: "scrollViewDidScroll:")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    host?.onDrag?()
    host?.send(.willBeginDragging, for: "scrollViewWillBeginDragging:")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    host?.send(
      .didEndDragging(decelerates: decelerate), for: "scrollViewDidEndDragging:willDecelerate:")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    host?.send(.didEndDecelerating, for: "scrollViewDidEndDecelerating:")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { host?.onScrollEnd?() }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    host?.onDrag?()
    host?.send(.didScrollToTop, for: "scrollViewDidScrollToTop:")
  }
}
#endif
