// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The two pages of custom cells.
extension Localized {
  package static let groupedCells = Localized("Custom cells, grouped", "定制cell页面 - 分组")
  package static let cellsOfOneGroup = Localized("Custom cells, one group", "定制cell页面 - 同组")
  package static let honorOfKings = Localized("Honor of Kings!", "王者荣耀!")
  package static let allDefaults = Localized("All defaults, for comparison", "全部默认配置，用于对照")
  package static let smallImage = Localized("Smaller left image", "左侧图片变小")
  package static let smallRedTitle = Localized("Smaller font, red", "字体变小变红")
  package static let wideImageGap = Localized("Wider gap on the left", "左侧两个控件距离变大")
  package static let smallValueImage = Localized("Smaller right image", "右侧图片变小")
  package static let largeBlueValue = Localized("Larger right font, blue", "右侧字体变大变蓝")
  package static let wideValueGap = Localized("Wider gap on the right", "右侧两个控件距离变大")
}
