// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides {
  /// A property of ``ResolvedStyle``, by its name there.
  enum Key: UInt8 {
    case rowHeight
    case margin
    case rowPadding
    case imageGap
    case valueGap
    case subtitleGap
    case imageInset
    case titleWidthLimit
    case valueWidthLimit
    case imageSize
    case valueImageSize
    case headerHeight
    case footerHeight
    case titleFont
    case titleColor
    case subtitleFont
    case subtitleColor
    case valueFont
    case valueColor
    case buttonFont
    case buttonColor
    case destructiveColor
    case headerFont
    case headerColor
    case footerFont
    case footerColor
    case separator
    case rowBackground
    case selectedRowBackground
    case pageBackground
    case accessoryColor
    case tint
  }
}
