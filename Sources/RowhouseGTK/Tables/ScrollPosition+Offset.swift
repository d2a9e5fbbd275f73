// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting

extension ScrollPosition {
  /// Returns the offset of the table at which an entry is at this place.
  ///
  /// - Parameters:
  ///   - atTop: The offset at which the top of the entry is at the top edge of the visible area.
  ///   - atBottom: The offset at which its bottom is at the bottom edge.
  ///   - offset: The current offset.
  /// - Returns: The offset, which can be outside of the table.
  func offset(atTop: Double, atBottom: Double, from offset: Double) -> Double {
    switch self {
    case .top: return atTop
    case .middle: return (atTop + atBottom) / 2
    case .bottom: return atBottom
    case .nearest:
      let fillsView = atTop <= offset && atBottom >= offset
      if fillsView { return offset }
      return atTop < offset ? atTop : max(offset, min(atTop, atBottom))
    }
  }
}
#endif
