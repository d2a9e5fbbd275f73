// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Parts in columns of one width, filled line by line in reading direction.
///
/// A line is as tall as the tallest part in it, and every part fills its place.
public struct GridPart: Hashable, Sendable {
  /// The parts, in order.
  public var parts: [Part]
  /// How many columns there are.
  public var columns: GridPart.Columns
  /// Points between two columns.
  public var spacing: Double
  /// Points between two lines.
  public var lineSpacing: Double

  /// How many columns a grid has.
  public enum Columns: Hashable, Sendable {
    /// This many; 1 for less.
    case count(Int)
    /// As many as there is room for if none may be narrower, in points; always one at least.
    case minimumWidth(Double)
  }

  /// Describes a grid.
  ///
  /// - Parameters:
  ///   - parts: The parts, in order.
  ///   - columns: How many columns there are.
  ///   - spacing: Points between two columns; 0, unless given.
  ///   - lineSpacing: Points between two lines; the same as between columns, unless given.
  public init(
    _ parts: [Part], columns: GridPart.Columns, spacing: Double = 0, lineSpacing: Double? = nil
  ) {
    self.parts = parts
    self.columns = columns
    self.spacing = spacing
    self.lineSpacing = lineSpacing ?? spacing
  }
}

extension GridPart {
  /// The number of columns to draw for any number: 1 to 100.
  package static func drawableCount(_ count: Int) -> Int { min(max(1, count), 100) }

  /// The least width of a column to draw for any number: 1 at least, in points.
  package static func drawableWidth(_ points: Double) -> Double { max(1, points.drawableLength) }
}
