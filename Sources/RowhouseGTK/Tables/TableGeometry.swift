// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout

/// The horizontal position of the entries of a table, and the look of its sections.
struct TableGeometry: Equatable {
  /// The distance of the entries from the left edge, in points.
  let left: Double
  /// The width of the entries, in points.
  let width: Double
  /// The corner radius of sections in points, or `nil` if sections are not in cards.
  let radius: Double?
  /// True if the header of a section stays visible with its rows.
  let hasStickyHeaders: Bool

  /// The maximum width of a card, as in GNOME Settings.
  static let maximumCardWidth = 600.0
  /// The minimum distance of cards from the edges.
  static let cardMargin = 12.0
  /// The corner radius of libadwaita's cards.
  static let cardRadius = 12.0

  /// Returns the geometry of entries from edge to edge.
  static func plain(width: Double, hasStickyHeaders: Bool) -> TableGeometry {
    TableGeometry(left: 0, width: width, radius: nil, hasStickyHeaders: hasStickyHeaders)
  }

  /// Returns the geometry of sections in cards.
  static func cards(width: Double) -> TableGeometry {
    let content = max(0, min(width - 2 * cardMargin, maximumCardWidth))
    return TableGeometry(
      left: ((width - content) / 2).rounded(.down), width: content, radius: cardRadius,
      hasStickyHeaders: false)
  }
}
#endif
