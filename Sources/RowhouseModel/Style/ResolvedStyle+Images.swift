// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// The size of a picture whose own size is asked for and not known, as in SJStaticTableView.
  private static var unknownImageSize: Dimensions { .square(30) }

  /// The size at which the leading picture is drawn.
  ///
  /// The row's height does not limit it. Whatever is negative or not finite counts as 0.
  ///
  /// - Parameter natural: The picture's own size in points, if it is known.
  /// - Returns: The size in points: the one that is set, else the picture's own, else 30 by 30.
  public func imageSize(natural: Dimensions?) -> Dimensions {
    imageSize.resolved(natural: natural, fallback: Self.unknownImageSize)
  }

  /// The size at which a value's picture is drawn.
  ///
  /// The size that is set, else the picture's own, else 30 by 30. Where that is taller than the
  /// row's height less ``imageInset`` above and below, it is made smaller with its aspect kept,
  /// never larger. A picture of 39 by 38 in a row of 44 is drawn at 28.74 by 28, as in
  /// SJStaticTableView.
  ///
  /// Whatever is negative or not finite in a size counts as 0.
  ///
  /// - Parameters:
  ///   - natural: The picture's own size in points, if it is known.
  ///   - rowHeight: The row's height in points; infinity where it sets no limit. Negative and
  ///     NaN count as 0.
  /// - Returns: The size in points.
  public func valueImageSize(natural: Dimensions?, rowHeight: Double) -> Dimensions {
    let asked = valueImageSize.resolved(natural: natural, fallback: Self.unknownImageSize)
    let limit = rowHeight > 2 * imageInset ? rowHeight - 2 * imageInset : 0
    guard asked.height > limit else { return asked }
    return Dimensions(width: asked.width * (limit / asked.height), height: limit)
  }
}
