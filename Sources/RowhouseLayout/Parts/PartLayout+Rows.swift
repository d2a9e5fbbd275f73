// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PartLayout {
  /// How tall a row is.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - style: Its style, all levels of the cascade taken together.
  ///   - width: How wide the table is, in points.
  /// - Returns: The height in points: what its style says, scaled with the reader's text, or what its
  ///   parts take if that is more; 0 for a row that is hidden.
  /// - Complexity: O(*n*) in the number of parts; each text is measured twice at most.
  public func height(of row: AnyRow, style: ResolvedStyle, width: Double) -> Double {
    if style.rowHeight == .fixed(0) { return 0 }
    return height(of: row.body(style: style), style: style, width: width)
  }

  /// How tall a row with these parts is.
  ///
  /// - Parameters:
  ///   - body: The parts between the margins of the row, accessory included.
  ///   - style: Its style, all levels of the cascade taken together.
  ///   - width: How wide the table is, in points.
  /// - Returns: The height in points.
  public func height(of body: Part, style: ResolvedStyle, width: Double) -> Double {
    let content = height(of: body, width: width - 2 * style.margin.drawableLength)
    return environment.height(
      content: content, padding: style.padding(around: body), style.rowHeight)
  }

  /// Where everything in a row is.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - style: Its style, all levels of the cascade taken together.
  ///   - width: How wide the table is, in points.
  /// - Returns: The row with the frames of its parts.
  public func place(_ row: AnyRow, style: ResolvedStyle, width: Double) -> PlacedRow {
    place(row.body(style: style), style: style, width: width)
  }

  /// Where everything in a row with these parts is.
  ///
  /// - Parameters:
  ///   - body: The parts between the margins of the row, accessory included.
  ///   - style: Its style, all levels of the cascade taken together.
  ///   - width: How wide the table is, in points.
  /// - Returns: The row with the frames of its parts.
  public func place(_ body: Part, style: ResolvedStyle, width: Double) -> PlacedRow {
    var pass = LayoutPass(measurer, environment, keepsParts: true)
    let margin = style.margin.drawableLength
    let content = pass.height(of: body, in: width - 2 * margin)
    let padding = style.padding(around: body)
    let height = environment.height(content: content, padding: padding, style.rowHeight)
    var placed = pass.place(0, in: max(content, height - 2 * padding))
      .moved(x: margin, y: min(padding, height))
    if environment.isRightToLeft { placed = placed.mirrored(in: width) }
    return PlacedRow(height: height, body: placed)
  }
}

extension LayoutEnvironment {
  /// How tall a row is whose parts take so much, with so much room above and below them.
  func height(content: Double, padding: Double, _ rowHeight: RowHeight) -> Double {
    if rowHeight == .fixed(0) { return 0 }
    return max(rowHeight.points.drawableLength * textScale, content + 2 * padding)
  }
}

/// A row, and where everything in it is.
public struct PlacedRow: Hashable, Sendable {
  /// How tall it is, in points.
  public let height: Double
  /// Its parts.
  public let body: PlacedPart
}

extension PlacedRow {
  /// The row on whole pixels: its height is rounded up, which is less than a pixel more, and its frames
  /// as ``PartFrame/snapped(toPixelsAt:)`` says.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The row.
  /// - Precondition: `scale` is finite and over 0.
  public func snapped(toPixelsAt scale: Double) -> PlacedRow {
    PlacedRow(height: height.pixelUp(scale), body: body.snapped(toPixelsAt: scale))
  }
}

extension PlacedPart {
  fileprivate func moved(x: Double, y: Double) -> PlacedPart {
    var part = self
    part.frame.x += x
    part.frame.y += y
    part.children = children.map { $0.moved(x: x, y: y) }
    return part
  }
}
