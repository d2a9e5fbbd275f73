// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// What a caller gets wrong stops the program where it is set, not where it is drawn.
extension StyleOverrides.Key {
  /// The same length.
  ///
  /// - Precondition: It is not negative and not NaN, and finite unless it is a width's limit.
  @discardableResult
  func checked(_ length: Double) -> Double {
    let isLimit = self == .titleWidthLimit || self == .valueWidthLimit
    precondition(
      length >= 0 && (length.isFinite || isLimit),
      "Style \(self) \(length) is not a \(isLimit ? "" : "finite, ")non-negative number of points")
    return length
  }

  /// The same sizing with 0 for what is negative or not finite: a NaN would differ from itself,
  /// and the row from the row before at each update.
  func checked(_ sizing: ImageSizing) -> ImageSizing {
    if case .fixed(let size) = sizing { .fixed(size.drawable) } else { sizing }
  }

  /// The same height.
  ///
  /// - Precondition: Its number is finite and not negative.
  @discardableResult
  func checked(_ height: RowHeight) -> RowHeight {
    switch height {
    case .fixed(let points), .automatic(let points): checked(points)
    }
    return height
  }

  /// The same height.
  ///
  /// - Precondition: Its number is finite and not negative.
  @discardableResult
  func checked(_ height: HeaderHeight) -> HeaderHeight {
    switch height {
    case .fixed(let points), .automatic(let points): checked(points)
    }
    return height
  }

  /// The same separator.
  ///
  /// - Precondition: Its inset, if it has one, is finite and not negative.
  @discardableResult
  func checked(_ separator: SeparatorStyle) -> SeparatorStyle {
    if case .line(let inset?) = separator { checked(inset) }
    return separator
  }
}

extension ResolvedStyle {
  /// The same style, after a look at each length and size in it.
  ///
  /// - Precondition: No length is negative or not finite; width limits may be infinite.
  func checked() -> ResolvedStyle {
    typealias Key = StyleOverrides.Key
    Key.rowHeight.checked(rowHeight)
    Key.margin.checked(margin)
    Key.rowPadding.checked(rowPadding)
    Key.imageGap.checked(imageGap)
    Key.valueGap.checked(valueGap)
    Key.subtitleGap.checked(subtitleGap)
    Key.imageInset.checked(imageInset)
    Key.titleWidthLimit.checked(titleWidthLimit)
    Key.valueWidthLimit.checked(valueWidthLimit)
    Key.headerHeight.checked(headerHeight)
    Key.footerHeight.checked(footerHeight)
    Key.separator.checked(separator)
    var style = self
    style.imageSize = Key.imageSize.checked(imageSize)
    style.valueImageSize = Key.valueImageSize.checked(valueImageSize)
    return style
  }
}
