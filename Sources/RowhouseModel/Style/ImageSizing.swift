// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The size at which a row's image is drawn.
public enum ImageSizing: Hashable, Sendable {
  /// The size of the image.
  case natural
  /// A fixed size in points, regardless of the image's own size.
  case fixed(Dimensions)
}

extension ResolvedStyle {
  /// Returns the size at which a value's image is drawn, in points.
  ///
  /// The size is the one in the style or, if there is none, the image's `natural` size, or else 30
  /// by 30. If it is taller than the row's height minus ``imageInset`` above and below, it is
  /// scaled down proportionally: an image of 39 by 38 in a row of 44 is drawn at 28.74 by 28, as in
  /// SJStaticTableView.
  ///
  /// An infinite `rowHeight` sets no limit. A `rowHeight` that is negative or NaN counts as 0, as
  /// does an extent that is negative or not finite.
  public func valueImageSize(natural: Dimensions?, rowHeight: Double) -> Dimensions {
    let asked =
      switch valueImageSize {
      case .natural: (natural ?? .square(30)).drawable
      case .fixed(let size): size.drawable
      }
    let limit = rowHeight > 2 * imageInset ? rowHeight - 2 * imageInset : 0
    guard asked.height > limit else { return asked }
    return Dimensions(width: asked.width * (limit / asked.height), height: limit)
  }
}
