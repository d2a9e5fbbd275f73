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

  /// Returns true if a row is at least partly in view, so that its position is not an estimate.
  func isInView(rowAt indexPath: IndexPath) -> Bool {
    let frame = rectForRow(at: indexPath)
    return frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }
}
#endif
