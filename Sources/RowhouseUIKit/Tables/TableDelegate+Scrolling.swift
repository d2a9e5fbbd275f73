// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// Scrolling.
extension TableDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let host else { return }
    host.onScroll?(scrollView)
    host.tell(
      .didScroll(offset: Double(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { host?.tell(.willBeginDragging) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    host?.tell(.didEndDragging(decelerates: decelerate))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { host?.tell(.didEndDecelerating) }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { host?.tell(.didScrollToTop) }
}
#endif
