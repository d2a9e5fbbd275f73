// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidScroll:", of: self)
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidZoom:", of: self)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewWillBeginDragging:", of: self)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethods.reachedDefault(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: self)
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    OptionalMethods.reachedDefault("scrollViewDidEndDragging:willDecelerate:", of: self)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewWillBeginDecelerating:", of: self)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidEndDecelerating:", of: self)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidEndScrollingAnimation:", of: self)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethods.reachedDefault("viewForZoomingInScrollView:", of: self)
    return nil
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethods.reachedDefault("scrollViewWillBeginZooming:withView:", of: self)
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMethods.reachedDefault("scrollViewDidEndZooming:withView:atScale:", of: self)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethods.reachedDefault("scrollViewShouldScrollToTop:", of: self)
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidScrollToTop:", of: self)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethods.reachedDefault("scrollViewDidChangeAdjustedContentInset:", of: self)
  }
}
#endif
