// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
public import UIKit

extension UIScrollView: ScrollableContent {
  public func scroll(to y: CGFloat) {
    begin()
    move(to: y)
    end(velocity: .zero, target: CGPoint(x: contentOffset.x, y: y))
  }

  /// Drags the content by a distance.
  public func scroll(by points: CGFloat) { scroll(to: contentOffset.y + points) }

  public func fling(to y: CGFloat) {
    begin()
    move(to: contentOffset.y + (y - contentOffset.y) / 4)
    end(
      velocity: CGPoint(x: 0, y: y > contentOffset.y ? 2 : -2),
      target: CGPoint(x: contentOffset.x, y: y))
  }

  public func dragContent(by points: CGFloat, _ whileDragging: () -> Void) {
    begin()
    move(to: contentOffset.y + points)
    whileDragging()
    end(velocity: .zero, target: contentOffset)
  }

  public func turn(to page: Int) {
    precondition(isPagingEnabled, "The content is not scrolled in pages")
    begin()
    let target = CGPoint(x: CGFloat(page) * bounds.width, y: contentOffset.y)
    let isForward = target.x > contentOffset.x
    contentOffset.x += (target.x - contentOffset.x) * 0.6
    window?.layoutIfNeeded()
    end(velocity: CGPoint(x: isForward ? 1 : -1, y: 0), target: target)
  }

  public func tapStatusBar() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop?(self) ?? true else { return }
    move(to: -adjustedContentInset.top)
    delegate?.scrollViewDidScrollToTop?(self)
  }

  public func pullToRefresh() {
    guard let control = refreshControl else {
      preconditionFailure("The scroll view has no refresh control")
    }
    begin()
    if control.isEnabled, !control.isRefreshing {
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
    }
    end(
      velocity: .zero, target: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
  }

  private func begin() {
    precondition(window != nil, "A scroll view in no window cannot be touched")
    window?.layoutIfNeeded()
    delegate?.scrollViewWillBeginDragging?(self)
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
  }

  /// Moves the content in steps of half the height of the view, each with its layout.
  private func move(to y: CGFloat) {
    let step = max(1, bounds.height / 2)
    while abs(contentOffset.y - y) > 0.01 {
      let before = contentOffset.y
      contentOffset.y += min(max(y - before, -step), step)
      window?.layoutIfNeeded()
      if contentOffset.y == before { return }
    }
  }

  private func end(velocity: CGPoint, target: CGPoint) {
    var stop = inContent(target)
    delegate?.scrollViewWillEndDragging?(
      self, withVelocity: velocity, targetContentOffset: &stop)
    let decelerates =
      abs(stop.y - contentOffset.y) > 0.01 || abs(stop.x - contentOffset.x) > 0.01
    delegate?.scrollViewDidEndDragging?(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating?(self)
    contentOffset.x = stop.x
    move(to: stop.y)
    delegate?.scrollViewDidEndDecelerating?(self)
    window?.layoutIfNeeded()
  }

  private func inContent(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}
#endif
