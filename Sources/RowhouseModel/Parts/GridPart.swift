// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Parts in columns of equal width, filled line by line in reading direction.
///
/// A line is as tall as its tallest part, and every part fills its cell.
public struct GridPart: Hashable, Sendable {
  /// The parts, in order.
  public var parts: [Part]
  /// The number of columns.
  public var columns: Columns
  /// The space between two columns, in points; 0 by default.
  public var spacing: Double
  /// The space between two lines, in points; the same as between columns by default.
  public var lineSpacing: Double

  /// The number of columns of a grid.
  public enum Columns: Hashable, Sendable {
    /// This number of columns, at least one.
    case count(Int)
    /// As many columns of at least this width in points as fit; at least one.
    case minimumWidth(Double)
  }

  /// Creates a grid.
  public init(
    _ parts: [Part], columns: Columns, spacing: Double = 0, lineSpacing: Double? = nil
  ) {
    self.parts = parts
    self.columns = columns
    self.spacing = spacing
    self.lineSpacing = lineSpacing ?? spacing
  }
}

extension GridPart {
  /// Returns the number of columns to draw for any number, from 1 to 100.
  package static func drawableCount(_ count: Int) -> Int { min(max(1, count), 100) }

  /// Returns the minimum width of a column to draw for any number, at least 1 point.
  package static func drawableWidth(_ points: Double) -> Double { max(1, points.drawableLength) }
}
