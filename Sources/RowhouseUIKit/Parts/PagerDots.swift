// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The dots of a pager, which assistive technologies use to turn its pages.
///
/// Other users swipe the pages themselves.
final class PagerDots: UIPageControl {
  /// Called to turn to the next page (1) or the previous one (-1).
  var onAdjust: ((Int) -> Void)?

  override func accessibilityIncrement() { onAdjust?(1) }

  override func accessibilityDecrement() { onAdjust?(-1) }
}
#endif
