// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How tall a row asks to be.
///
/// Heights are in points, the unit of the host's own layout: UIKit points, GTK application
/// pixels, CSS pixels.
public enum RowHeight: Hashable, Sendable {
  /// Always this tall. Zero hides the row but keeps its identity.
  case fixed(Double)
  /// As tall as its content at the table's width, never below `minimum`.
  case automatic(minimum: Double = 44)
}

extension RowHeight {
  /// Its number of points: the height, or the least height.
  package var points: Double {
    switch self {
    case .fixed(let points), .automatic(let points): points
    }
  }

  /// Whether its number is finite and not negative.
  package var isValid: Bool { points.isFinite && points >= 0 }
}
