// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The columns of a grid at a width.
struct GridColumns {
  /// How many there are.
  let count: Int
  /// How wide each is, in points.
  let width: Double
  /// Points between two.
  let spacing: Double

  init(_ grid: GridTracks, width: Double) {
    spacing = grid.spacing
    switch grid.columns {
    case .count(let columns): count = GridPart.drawableCount(columns)
    case .minimumWidth(let points):
      let least = min(GridPart.drawableWidth(points), width)
      // A column with its gap; at least one, and none more than there is room for.
      let fitting = least > 0 ? (width + spacing) / (least + spacing) : 1
      count = max(1, Int(min(fitting, 100_000)))
    }
    self.width = max(0, width - spacing * Double(count - 1)) / Double(count)
  }
}
