// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout
import RowhouseModel

extension TableView {
  /// Returns the frames of the cards of sections in view.
  func cards(_ shown: Range<Int>, _ origin: Double) -> [PartFrame] {
    guard !shown.isEmpty, !entries.rowCounts.isEmpty else { return [] }
    let first = entries.section(at: max(1, shown.lowerBound))
    let last = entries.section(at: max(1, min(shown.upperBound, entries.count - 2)))
    return (first...last).compactMap { section in
      let rows = entries.rows(of: section)
      let top = index.offset(of: rows.lowerBound) - origin
      let bottom = index.offset(of: rows.upperBound) - origin
      guard bottom > top else { return nil }
      // A card that is only partly in view extends so far beyond the view that its corners are not
      // visible.
      let (start, end) = (max(top, -200), min(bottom, viewHeight + 400))
      guard end > start else { return nil }
      return PartFrame(x: geometry.left, y: start, width: geometry.width, height: end - start)
    }
  }
}
#endif
