// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The start page.
extension Localized {
  package static let start = Localized("Gallery", "画廊")
  /// The headers of the groups of pages.
  package static let messengerPages = Localized(
    "A messenger, after SJStaticTableView", "聊天应用，源自 SJStaticTableView")
  package static let shopPages = Localized(
    "A shop, after CBTableViewDataSource", "商城，源自 CBTableViewDataSource")
  package static let storePages = Localized(
    "A store, after SigmaTableViewModel", "店铺，源自 SigmaTableViewModel")
  package static let morePages = Localized("Controls and lists", "控件和列表")
  package static let language = Localized("Language", "语言")
  package static let showTheCode = Localized("Show the code", "查看代码")
  package static let allPages = Localized("All pages", "所有页面")
  /// The message of rows without a destination.
  package static let onlyALook = Localized(
    "This row only shows how a row looks", "此行仅用于展示行的外观")
  package static let theme = Localized("Theme", "主题")
  package static let standardTheme = Localized("Standard", "标准")
  package static let weChatTheme = Localized("WeChat", "微信")
}
