// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// One of the seven cells on the pages of custom cells.
enum CellVariation: CaseIterable {
  case allDefaults
  case smallImage
  case smallRedTitle
  case wideImageGap
  case smallValueImage
  case largeBlueValue
  case wideValueGap
}

extension CellVariation {
  /// The title, which describes the variation.
  var title: Localized {
    switch self {
    case .allDefaults: .allDefaults
    case .smallImage: .smallImage
    case .smallRedTitle: .smallRedTitle
    case .wideImageGap: .wideImageGap
    case .smallValueImage: .smallValueImage
    case .largeBlueValue: .largeBlueValue
    case .wideValueGap: .wideValueGap
    }
  }

  /// The properties that the variation overrides.
  var style: StyleOverrides {
    var style = StyleOverrides()
    switch self {
    case .allDefaults: break
    case .smallImage: style.imageSize = .fixed(.square(20))
    case .smallRedTitle:
      style.titleFont = .system(size: 8)
      style.titleColor = .adaptive(light: RGBA(hex: 0xC8102E), dark: RGBA(hex: 0xFF8A82))
    case .wideImageGap: style.imageGap = 20
    case .smallValueImage: style.valueImageSize = .fixed(.square(15))
    case .largeBlueValue:
      style.valueFont = .system(size: 18)
      style.valueColor = .adaptive(light: RGBA(hex: 0x0000FF), dark: RGBA(hex: 0x8AB4FF))
    case .wideValueGap: style.valueGap = 18
    }
    return style
  }
}
