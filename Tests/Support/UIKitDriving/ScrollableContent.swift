// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A scroll view whose content tests drag as a user does.
///
/// On iOS the content offset is set in steps, each with its layout, between the calls that UIKit makes
/// to the delegate.
@MainActor
public protocol ScrollableContent: UIScrollView {
  /// Drags the content to an offset, and lets go when it no longer moves.
  func scroll(to y: CGFloat)

  /// Flicks the content, which decelerates to an offset or to the one that its delegate chooses.
  func fling(to y: CGFloat)

  /// Drags the content, and calls a closure before the finger is lifted.
  func dragContent(by points: CGFloat, _ whileDragging: () -> Void)

  /// Swipes to a page of content that is scrolled in pages.
  func turn(to page: Int)

  /// Pulls the content down until its refresh control begins to refresh.
  func pullToRefresh()

  /// Taps the status bar.
  func tapStatusBar()
}
#endif
