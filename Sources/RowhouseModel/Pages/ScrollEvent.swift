// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A step of scrolling.
public enum ScrollEvent: Hashable, Sendable {
  /// The page was scrolled, by whomever.
  ///
  /// The offset is how far the page's top is above that of the part of the page that can be seen,
  /// in points: 0 at the top, less when the page is pulled beyond it.
  case didScroll(offset: Double)
  /// The user begins to drag.
  case willBeginDragging
  /// The user lets go; the page may go on by itself.
  case didEndDragging(decelerates: Bool)
  /// The page has come to rest after the user let go.
  case didEndDecelerating
  /// The page has come to its top because the user asked for that.
  case didScrollToTop
}
