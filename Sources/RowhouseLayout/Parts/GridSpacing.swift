// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The columns and spacing of a grid, independent of its width.
struct GridSpacing {
  let columns: GridPart.Columns
  /// The space between two columns, in points.
  let spacing: Double
  /// The space between two lines, in points.
  let lineSpacing: Double

  init(_ grid: GridPart) {
    columns = grid.columns
    spacing = grid.spacing.drawableLength
    lineSpacing = grid.lineSpacing.drawableLength
  }
}

/// The columns of a grid at a given width.
struct GridColumns {
  let count: Int
  let width: Double
  /// The space between two columns, in points.
  let spacing: Double

  init(_ grid: GridSpacing, width: Double) {
    spacing = grid.spacing
    switch grid.columns {
    case .count(let columns): count = GridPart.drawableCount(columns)
    case .minimumWidth(let points):
      let least = min(GridPart.drawableWidth(points), width)
      // The number of columns that fit with their gaps, at least one.
      let fitting = least > 0 ? (width + spacing) / (least + spacing) : 1
      count = max(1, Int(min(fitting, 100_000)))
    }
    self.width = max(0, width - spacing * Double(count - 1)) / Double(count)
  }
}
