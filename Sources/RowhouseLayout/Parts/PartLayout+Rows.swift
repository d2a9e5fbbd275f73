// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PartLayout {
  /// Returns the height of a row in a table of this width, in points, for a resolved style.
  ///
  /// The height is that of the style, scaled with the reader's text, or that of the parts if it is
  /// greater; 0 for a hidden row.
  ///
  /// - Complexity: O(*n*) in the number of parts; each text is measured at most three times.
  public func height(of row: AnyRow, style: ResolvedStyle, width: Double) -> Double {
    if style.rowHeight.isHidden { return 0 }
    return height(of: body(of: row, style: style), style: style, width: width)
  }

  /// Returns the height, in points, of a row with these parts between its margins.
  ///
  /// The parts include the accessory.
  public func height(of body: Part, style: ResolvedStyle, width: Double) -> Double {
    let content = height(of: body, width: width - 2 * style.margin.drawableLength)
    return environment.height(
      content: content, padding: style.padding(around: body), style.rowHeight)
  }

  /// Returns a row with its frames in a table of this width in points, for a resolved style.
  public func layOut(_ row: AnyRow, style: ResolvedStyle, width: Double) -> PlacedRow {
    layOut(body(of: row, style: style), style: style, width: width)
  }

  /// Returns the parts of a row for the reader's text size, including the accessory.
  ///
  /// At the accessibility sizes, the parts of a row of a standard kind are stacked vertically, and
  /// their texts have as many lines as they need.
  public func body(of row: AnyRow, style: ResolvedStyle) -> Part {
    row.body(style: style, isLarge: environment.hasLargeText)
  }

  /// Returns a row with the frames of these parts, which include the accessory, between its
  /// margins.
  public func layOut(_ body: Part, style: ResolvedStyle, width: Double) -> PlacedRow {
    var pass = LayoutPass(measurer, environment, keepsParts: true)
    let margin = style.margin.drawableLength
    let content = pass.height(of: body, in: width - 2 * margin)
    let padding = style.padding(around: body)
    let height = environment.height(content: content, padding: padding, style.rowHeight)
    var placed = pass.place(
      0, in: max(content, height - 2 * padding), x: margin, y: min(padding, height))
    if environment.isRightToLeft { placed = placed.mirrored(in: width) }
    return PlacedRow(height: height, body: placed)
  }
}

extension LayoutEnvironment {
  func height(content: Double, padding: Double, _ rowHeight: RowHeight) -> Double {
    if rowHeight.isHidden { return 0 }
    return max(rowHeight.points.drawableLength * textScale, content + 2 * padding)
  }
}

/// A row with the frames of its parts.
public struct PlacedRow: Hashable, Sendable {
  /// The height in points.
  public let height: Double
  /// The parts of the row.
  public let body: PlacedPart

  /// Returns the row on whole pixels: the height rounded up, and frames at the nearest pixels.
  ///
  /// - Precondition: `scale`, the number of device pixels per point, is finite and greater than 0.
  public func snapped(toPixelsAt scale: Double) -> PlacedRow {
    PlacedRow(height: height.pixelUp(scale), body: body.snapped(toPixelsAt: scale))
  }
}
