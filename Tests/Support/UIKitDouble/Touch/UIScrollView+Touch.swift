// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UIScrollView {
  /// Drags the content to an offset, and ends the touch when the content is at rest.
  ///
  /// On the way the offset changes in steps of at most half the view's height, each with its layout.
  ///
  /// - Parameter y: The offset in points. Beyond the content's ends it comes back after the touch.
  public func scroll(to y: CGFloat) {
    begin()
    move(to: y)
    end(velocity: .zero, target: CGPoint(x: contentOffset.x, y: y))
  }

  /// Scrolls so that a row is at the top, by finger.
  ///
  /// - Parameter points: How much further down the content is shown.
  public func scroll(by points: CGFloat) {
    scroll(to: contentOffset.y + points)
  }

  /// Flicks the content, which stops at an offset or at the delegate's target.
  public func fling(to y: CGFloat) {
    begin()
    move(to: contentOffset.y + (y - contentOffset.y) / 4)
    end(
      velocity: CGPoint(x: 0, y: y > contentOffset.y ? 2 : -2),
      target: CGPoint(x: contentOffset.x, y: y))
  }

  /// Swipes to a page of content that turns in pages.
  ///
  /// - Parameter page: Which one, counted from the left.
  /// - Precondition: `isPagingEnabled`.
  public func turn(to page: Int) {
    precondition(isPagingEnabled, "The content does not turn in pages")
    begin()
    let target = CGFloat(page) * bounds.width
    let isForward = target > contentOffset.x
    contentOffset.x += (target - contentOffset.x) * 0.6
    window?.layoutIfNeeded()
    end(
      velocity: CGPoint(x: isForward ? 1 : -1, y: 0),
      target: CGPoint(x: target, y: contentOffset.y))
  }

  /// Swipes to a page of content that turns in pages, and calls a closure after the finger has been
  /// lifted and before the content is at rest.
  ///
  /// - Precondition: `isPagingEnabled`.
  public func turn(to page: Int, whileDecelerating: () async throws -> Void) async rethrows {
    precondition(isPagingEnabled, "The content does not turn in pages")
    begin()
    let target = CGFloat(page) * bounds.width
    contentOffset.x += (target - contentOffset.x) * 0.6
    window?.layoutIfNeeded()
    let stop = lift(velocity: .zero, target: CGPoint(x: target, y: contentOffset.y))
    try await whileDecelerating()
    // An offset that was set ends the deceleration.
    if let stop, isDecelerating { decelerate(to: stop) }
  }

  /// Taps the status bar, which has no effect if another visible scroll view scrolls to the top, too.
  public func tapStatusBar() {
    guard scrollsToTop, let window else { return }
    let front = window.frontmostController?.viewIfLoaded ?? window
    let root = isDescendant(of: front) ? front : window
    guard !root.containsVisible(in: window.bounds, where: { $0 !== self && $0.scrollsToTop }) else {
      return
    }
    let mayScroll =
      OptionalMethods.ask("scrollViewShouldScrollToTop:", of: scrollDelegate) {
        $0.scrollViewShouldScrollToTop(self)
      } ?? true
    guard mayScroll else { return }
    move(to: -adjustedContentInset.top)
    OptionalMethods.ask("scrollViewDidScrollToTop:", of: scrollDelegate) {
      $0.scrollViewDidScrollToTop(self)
    }
  }

  /// Pulls the content down until its refresh control fires.
  ///
  /// - Precondition: There is a refresh control.
  public func pullToRefresh() {
    guard let control = refreshControl else {
      preconditionFailure("The scroll view has no refresh control")
    }
    begin()
    move(to: -adjustedContentInset.top - 130)
    if control.isEnabled, !control.isRefreshing {
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
    }
    end(
      velocity: .zero,
      target: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
  }

  /// Puts a finger on the content and moves it, so that a test can act while it is dragged.
  public func dragContent(by points: CGFloat, _ whileDragging: () -> Void) {
    begin()
    move(to: contentOffset.y + points)
    whileDragging()
    end(velocity: .zero, target: contentOffset)
  }

  private func begin() {
    precondition(window != nil, "A scroll view in no window cannot be touched")
    precondition(isScrollEnabled, "Scrolling is disabled")
    window?.layoutIfNeeded()
    stopScrollAnimation()
    isTracking = true
    isDragging = true
    OptionalMethods.ask("scrollViewWillBeginDragging:", of: scrollDelegate) {
      $0.scrollViewWillBeginDragging(self)
    }
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
  }

  func move(to y: CGFloat) {
    let step = max(1, bounds.height / 2)
    var turns = 0
    while abs(contentOffset.y - y) > 0.01 {
      let rest = y - contentOffset.y
      let before = contentOffset.y
      contentOffset.y += min(max(rest, -step), step)
      window?.layoutIfNeeded()
      turns += 1
      // Rows that are measured on the way move the content, but it always gets there.
      if contentOffset.y == before || turns > 100_000 { return }
    }
  }

  private func end(velocity: CGPoint, target: CGPoint) {
    if let stop = lift(velocity: velocity, target: target) { decelerate(to: stop) }
  }

  /// Ends the touch, and returns the offset at which the content stops, or `nil` if it already is there.
  private func lift(velocity: CGPoint, target: CGPoint) -> CGPoint? {
    var stop = clamped(target)
    OptionalMethods.ask(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: scrollDelegate
    ) {
      $0.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: &stop)
    }
    isTracking = false
    isDragging = false
    let isGoingOn =
      abs(stop.y - contentOffset.y) > 0.01 || abs(stop.x - contentOffset.x) > 0.01
    isDecelerating = isGoingOn
    OptionalMethods.ask("scrollViewDidEndDragging:willDecelerate:", of: scrollDelegate) {
      $0.scrollViewDidEndDragging(self, willDecelerate: isGoingOn)
    }
    guard isGoingOn else { return nil }
    OptionalMethods.ask("scrollViewWillBeginDecelerating:", of: scrollDelegate) {
      $0.scrollViewWillBeginDecelerating(self)
    }
    return stop
  }

  private func decelerate(to stop: CGPoint) {
    contentOffset.x = stop.x
    move(to: stop.y)
    isDecelerating = false
    OptionalMethods.ask("scrollViewDidEndDecelerating:", of: scrollDelegate) {
      $0.scrollViewDidEndDecelerating(self)
    }
    window?.layoutIfNeeded()
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}

extension UIView {
  /// Returns true if a scroll view in the visible part of this view satisfies a condition.
  fileprivate func containsVisible(
    in area: CGRect, where condition: (UIScrollView) -> Bool
  ) -> Bool {
    guard !isHidden, alpha > 0.01, convert(bounds, to: nil).intersects(area) else { return false }
    if let view = self as? UIScrollView, condition(view) { return true }
    return subviews.contains { $0.containsVisible(in: area, where: condition) }
  }
}
#endif
