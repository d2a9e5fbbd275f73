// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

extension TableView {
  /// Returns the header that covers rows of its section at an offset, or `nil` if headers are not
  /// sticky.
  func header(above offset: Double) -> Int? {
    guard geometry.hasStickyHeaders, let top = index.row(at: offset), top > 0,
      top < entries.count - 1
    else { return nil }
    return entries.header(of: entries.section(at: top))
  }

  /// Returns true if the content of an entry may have changed since it was measured.
  ///
  /// The table is not notified of all changes of an entry that has no widget.
  func isOutdated(_ position: Int) -> Bool {
    live[position]?.mustBeMeasured != false || !index.isMeasured(position)
  }

  /// Returns the positions of the entries between two offsets.
  func positions(from start: Double, to end: Double) -> Range<Int> {
    // A table without a height may begin below entries without one.
    guard let first = index.row(at: start), let last = index.row(at: end.nextDown), first <= last
    else { return 0..<0 }
    return first..<last + 1
  }

  /// Returns the height of the header that covers rows of the section of an entry.
  func stickyHeight(above position: Int) -> Double {
    guard geometry.hasStickyHeaders, case .row(let row) = entries.entry(at: position) else {
      return 0
    }
    let header = entries.header(of: row.section)
    if isOutdated(header) { _ = measure(header) }
    return index.height(of: header)
  }
}

/// Scrolling.
extension TableView {
  /// Scrolls so that an entry is at a place in the visible area.
  func scroll(to position: Int, at place: ScrollPosition = .top) {
    if place == .nearest { return scrollIntoView(entryAt: position) }
    (pendingView, pendingPlace) = (position, place)
    let covered = stickyHeight(above: position)
    pendingOffset = max(0, index.offset(of: position) - covered)
    queueLayout()
  }

  /// Returns the offset at which an entry is at a place in a visible area of a height in points, and measures the entry.
  func offsetToShow(
    _ position: Int, at place: ScrollPosition, from offset: Double, _ height: Double
  ) -> Double {
    guard position < index.count else { return offset }
    _ = measure(position)
    // Measures the header before the offsets are read, which depend on its height.
    let covered = stickyHeight(above: position)
    let wanted = place.offset(
      atTop: index.offset(of: position) - covered,
      atBottom: index.offset(of: position + 1) - height, from: offset)
    return max(0, min(wanted, index.totalHeight - height))
  }

  /// Scrolls by a distance in points.
  func scroll(by distance: Double) {
    pendingView = nil
    if distance < 0 { leaveEnd() }
    pendingOffset = max(0, (pendingOffset ?? offset) + distance)
    queueLayout()
  }

  /// Scrolls as little as possible so that an entry is in view, unless the next layout shows it at a place anyway.
  func scrollIntoView(entryAt position: Int) {
    if pendingView != position { (pendingView, pendingPlace) = (position, .nearest) }
    queueLayout()
  }
}
#endif
