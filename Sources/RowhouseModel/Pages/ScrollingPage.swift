// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that is notified when it scrolls.
///
/// A browser reports the offset at most ten times per second, and when scrolling ends. It does not
/// detect whether a drag ends in a deceleration, so it always reports a deceleration and then its
/// end. The desktop reports only ``ScrollEvent/didScroll(offset:)``.
public protocol ScrollingPage: TablePage {
  /// Called for each step of scrolling, many times a second, so it should be fast.
  func didScroll(_ event: ScrollEvent)
}

extension TablePage {
  /// The page itself or the one that it wraps, if that is notified when it scrolls, or `nil`.
  package var scrollingPage: (any ScrollingPage)? {
    self as? any ScrollingPage ?? (self as? any WrapperPage)?.wrappedPage.scrollingPage
  }
}

/// A step of scrolling.
public enum ScrollEvent: Hashable, Sendable {
  /// The user or the program scrolled the page.
  ///
  /// The offset is the distance in points from the top of the page to its visible part, negative if
  /// the page is pulled down.
  case didScroll(offset: Double)
  /// The user begins to drag.
  case willBeginDragging
  /// The user has ended the drag, and the page may decelerate.
  case didEndDragging(decelerates: Bool)
  /// The page has stopped after a drag.
  case didEndDecelerating
  /// The page has scrolled to its top on the user's request.
  case didScrollToTop
}
