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
  /// The radius of the corners of a section, in points; `nil` for sections without a card.
  let radius: Double?
  /// True if the header of a section stays visible with its rows.
  let hasStickyHeaders: Bool

  /// The greatest width of a card, which is that of GNOME's settings.
  static let greatestCardWidth = 600.0
  /// The least distance of cards from the edges.
  static let cardMargin = 12.0
  /// The radius of the corners of libadwaita's cards.
  static let cardRadius = 12.0

  /// Creates the geometry of entries from edge to edge.
  static func plain(width: Double, hasStickyHeaders: Bool) -> TableGeometry {
    TableGeometry(left: 0, width: width, radius: nil, hasStickyHeaders: hasStickyHeaders)
  }

  /// Creates the geometry of sections in cards.
  static func cards(width: Double) -> TableGeometry {
    let content = max(0, min(width - 2 * cardMargin, greatestCardWidth))
    return TableGeometry(
      left: ((width - content) / 2).rounded(.down), width: content, radius: cardRadius,
      hasStickyHeaders: false)
  }
}
#endif
