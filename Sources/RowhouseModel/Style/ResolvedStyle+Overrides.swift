// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// This style with what one level of the cascade sets.
  ///
  /// - Parameter overrides: What the level sets.
  /// - Returns: The style with the values of `overrides` where it has any, and its own elsewhere.
  /// - Complexity: O(*k*²) in the count of properties that `overrides` sets: a handful.
  public func applying(_ overrides: StyleOverrides) -> ResolvedStyle {
    var style = self
    style.apply(overrides)
    return style
  }

  /// Takes over what one level of the cascade sets.
  mutating func apply(_ overrides: StyleOverrides) {
    for key in overrides.keys {
      switch key {
      case .rowHeight: rowHeight = overrides.rowHeight ?? rowHeight
      case .margin: margin = overrides.margin ?? margin
      case .rowPadding: rowPadding = overrides.rowPadding ?? rowPadding
      case .imageGap: imageGap = overrides.imageGap ?? imageGap
      case .valueGap: valueGap = overrides.valueGap ?? valueGap
      case .subtitleGap: subtitleGap = overrides.subtitleGap ?? subtitleGap
      case .imageInset: imageInset = overrides.imageInset ?? imageInset
      case .titleWidthLimit: titleWidthLimit = overrides.titleWidthLimit ?? titleWidthLimit
      case .valueWidthLimit: valueWidthLimit = overrides.valueWidthLimit ?? valueWidthLimit
      case .imageSize: imageSize = overrides.imageSize ?? imageSize
      case .valueImageSize: valueImageSize = overrides.valueImageSize ?? valueImageSize
      case .headerHeight: headerHeight = overrides.headerHeight ?? headerHeight
      case .footerHeight: footerHeight = overrides.footerHeight ?? footerHeight
      case .titleFont: titleFont = overrides.titleFont ?? titleFont
      case .titleColor: titleColor = overrides.titleColor ?? titleColor
      case .subtitleFont: subtitleFont = overrides.subtitleFont ?? subtitleFont
      case .subtitleColor: subtitleColor = overrides.subtitleColor ?? subtitleColor
      case .valueFont: valueFont = overrides.valueFont ?? valueFont
      case .valueColor: valueColor = overrides.valueColor ?? valueColor
      case .buttonFont: buttonFont = overrides.buttonFont ?? buttonFont
      case .buttonColor: buttonColor = overrides.buttonColor ?? buttonColor
      case .destructiveColor: destructiveColor = overrides.destructiveColor ?? destructiveColor
      case .headerFont: headerFont = overrides.headerFont ?? headerFont
      case .headerColor: headerColor = overrides.headerColor ?? headerColor
      case .footerFont: footerFont = overrides.footerFont ?? footerFont
      case .footerColor: footerColor = overrides.footerColor ?? footerColor
      case .separator: separator = overrides.separator ?? separator
      case .rowBackground: rowBackground = overrides.rowBackground ?? rowBackground
      case .selectedRowBackground:
        selectedRowBackground = overrides.selectedRowBackground ?? selectedRowBackground
      case .pageBackground: pageBackground = overrides.pageBackground ?? pageBackground
      case .accessoryColor: accessoryColor = overrides.accessoryColor ?? accessoryColor
      case .tint: tint = overrides.tint ?? tint
      }
    }
  }
}
