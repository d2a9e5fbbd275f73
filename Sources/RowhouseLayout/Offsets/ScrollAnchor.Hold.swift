// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ScrollAnchor {
  /// What stays, with its position in points below the top edge of the viewport.
  ///
  /// Rows are those after the change.
  enum Hold: Hashable, Sendable {
    /// The viewport itself.
    case offset(Double)
    /// The top edge of a row; above the viewport if negative.
    case top(row: Int, position: Double)
    /// The bottom edge of a row.
    case bottom(row: Int, position: Double)
  }
}
