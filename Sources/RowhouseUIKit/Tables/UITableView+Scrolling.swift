// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

extension UITableView {
  /// Scrolls to a row without an animation, and lays out the rows there.
  ///
  /// A table computes the position of the row from the heights of the rows above it, and only estimates those that have not
  /// been in view. Measuring the rows that come into view can therefore move the row out of view again. The number of
  /// attempts is limited by the number of rows that fill a screen according to their estimates.
  func scrollExactly(toRowAt indexPath: IndexPath, at position: ScrollPosition) {
    for _ in 0..<50 {
      let target = rectForRow(at: indexPath)
      scrollToRow(at: indexPath, at: position, animated: false)
      layoutIfNeeded()
      if rectForRow(at: indexPath) == target { return }
    }
  }

  /// The offset at which the table ends at the lower edge of the visible area.
  private var endOffset: CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  /// True if the end of the last row is in view, even if a part of the space or the footer below it is not.
  var isAtEnd: Bool { isEnd(at: bounds.maxY - adjustedContentInset.bottom) }

  /// Returns true if the last row ends at or above a lower edge of the visible area.
  private func isEnd(at bottom: CGFloat) -> Bool {
    let section = (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
    let last = section.map { IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0) }
    return bottom >= (last.map { rectForRow(at: $0).maxY } ?? contentSize.height) - 1
  }

  /// Returns true if the end is in view, but is not after a scroll to a row.
  func leavesEnd(
    scrollingToRowAt indexPath: IndexPath, at position: RowhouseHosting.ScrollPosition
  ) -> Bool {
    isAtEnd && !isEnd(at: bottomEdge(afterScrollToRowAt: indexPath, at: position))
  }

  /// Returns true if a scroll to a row changes the offset, so that the table reports the end of its animation.
  func moves(
    scrollingToRowAt indexPath: IndexPath, at position: RowhouseHosting.ScrollPosition
  ) -> Bool {
    let bottom = bottomEdge(afterScrollToRowAt: indexPath, at: position)
    return abs(bottom - (bounds.maxY - adjustedContentInset.bottom)) > 1
  }

  /// Returns the lower edge of the visible area after a scroll to a row.
  private func bottomEdge(
    afterScrollToRowAt indexPath: IndexPath, at position: RowhouseHosting.ScrollPosition
  ) -> CGFloat {
    let (row, inset) = (rectForRow(at: indexPath), adjustedContentInset)
    let bottom = bounds.maxY - inset.bottom
    let height = bounds.height - inset.top - inset.bottom
    // The header of a plain section stays above its rows.
    let header = style == .plain ? rectForHeader(inSection: indexPath.section).height : 0
    let target =
      switch position {
      case .top: row.minY - header + height
      case .middle: row.midY + height / 2
      case .bottom: row.maxY
      case .nearest: min(max(bottom, row.maxY), row.minY - header + height)
      }
    // A table scrolls neither beyond its end nor beyond its top.
    return max(min(target, contentSize.height), height)
  }

  /// Scrolls to the top without an animation.
  func scrollToTop() {
    // Unlike a change of the property, this method stops a scroll animation.
    setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
  }

  /// Shows that the application refreshes the content, in a control above the first row if the table is at its top.
  ///
  /// `beginRefreshing()` does not scroll to the control, whose height is nearly 0 while it is hidden (react-native pull
  /// request 14259). When refreshing ends, UIKit scrolls back.
  func beginRefreshing(_ control: UIRefreshControl) {
    // From now on, the height of the control may be a part of the inset.
    let top = -adjustedContentInset.top
    let isAtTop = abs(contentOffset.y - top) < 1
    control.beginRefreshing()
    guard isAtTop, window != nil, !isTracking else { return }
    let height = max(control.bounds.height, 60)
    setContentOffset(CGPoint(x: contentOffset.x, y: top - height), animated: true)
  }

  /// Scrolls to the end without an animation, and lays out the rows there, whose heights may differ from their estimates.
  func scrollToEnd() {
    for _ in 0..<50 {
      layoutIfNeeded()
      guard contentOffset.y < endOffset - 0.5 else { return }
      // Unlike a change of the property, this method stops a scroll animation.
      setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: false)
    }
  }
}
#endif
