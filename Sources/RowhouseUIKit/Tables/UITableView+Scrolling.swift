// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
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
  var isAtEnd: Bool {
    let section = (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
    let last = section.map { IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0) }
    let end = last.map { rectForRow(at: $0).maxY } ?? contentSize.height
    return bounds.maxY - adjustedContentInset.bottom >= end - 1
  }

  /// Scrolls to the end without an animation, and lays out the rows there, whose heights may differ from their estimates.
  func scrollToEnd() {
    for _ in 0..<50 {
      layoutIfNeeded()
      guard contentOffset.y < endOffset - 0.5 else { return }
      contentOffset.y = endOffset
    }
  }

  /// Returns true if a row is at least partly in view, so that its position is not an estimate.
  func isInView(rowAt indexPath: IndexPath) -> Bool {
    let frame = rectForRow(at: indexPath)
    return frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }
}
#endif
