// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// The background behind the entries of a table, and the edges of cards.
@MainActor
final class TableBackground {
  /// The colors of a page.
  struct Colors: Equatable {
    let page: GdkRGBA
    /// The color of the lines around cards.
    let line: GdkRGBA
    let isHighContrast: Bool

    static func == (first: Self, second: Self) -> Bool {
      first.isHighContrast == second.isHighContrast && first.page.isSame(as: second.page)
        && first.line.isSame(as: second.line)
    }
  }

  var colors: Colors?
  /// The frames of the cards in view.
  var sections: [PartFrame] = []

  /// The shadows of libadwaita's cards, with opacity, distance, spread, and blur.
  private static let shadows: [(Float, Double, Double, Double)] = [
    (0.07, 1, 1, 3), (0.03, 2, 2, 6), (0.03, 0, 1, 0),
  ]

  func draw(_ snapshot: OpaquePointer, of table: TableView) {
    guard let colors else { return }
    let frame = table.pointer.bounds
    snapshot.fill(frame, colors.page)
    let radius = TableGeometry.cardRadius
    for section in sections {
      for (opacity, y, spread, blur) in Self.shadows {
        let color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: opacity)
        snapshot.shadow(of: section, radius: radius, color, y: y, spread: spread, blur: blur)
      }
      if colors.isHighContrast {
        snapshot.shadow(of: section, radius: radius, colors.line, y: 0, spread: 1, blur: 0)
      }
    }
  }
}

extension GdkRGBA {
  /// Returns true if both have the same components.
  func isSame(as other: GdkRGBA) -> Bool {
    red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
}
#endif
