// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A grid as it is drawn, whatever its width.
struct GridTracks {
  /// How many columns there are.
  let columns: GridPart.Columns
  /// Points between two columns.
  let spacing: Double
  /// Points between two lines.
  let lineSpacing: Double

  init(_ grid: GridPart) {
    columns = grid.columns
    spacing = grid.spacing.drawableLength
    lineSpacing = grid.lineSpacing.drawableLength
  }
}
