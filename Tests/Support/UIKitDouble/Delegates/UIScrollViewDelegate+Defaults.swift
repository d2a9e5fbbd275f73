// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidScroll:")
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidZoom:")
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewWillBeginDragging:")
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethods.reachedDefault("scrollViewWillEndDragging:withVelocity:targetContentOffset:")
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    OptionalMethods.reachedDefault("scrollViewDidEndDragging:willDecelerate:")
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewWillBeginDecelerating:")
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidEndDecelerating:")
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidEndScrollingAnimation:")
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethods.reachedDefault("viewForZoomingInScrollView:")
    return nil
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethods.reachedDefault("scrollViewWillBeginZooming:withView:")
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMethods.reachedDefault("scrollViewDidEndZooming:withView:atScale:")
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethods.reachedDefault("scrollViewShouldScrollToTop:")
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidScrollToTop:")
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidChangeAdjustedContentInset:")
  }
}
#endif
