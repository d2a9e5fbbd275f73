// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Me, and its log messages.
extension Localized {
  package static let me = Localized("Me", "我")
  package static let weChatIDIs = Localized("WeChat ID: ", "微信号：")
  package static let album = Localized("Album", "相册")
  package static let favorites = Localized("Favorites", "收藏")
  package static let wallet = Localized("Wallet", "钱包")
  package static let cards = Localized("Cards", "卡包")
  /// The log message of the profile row.
  package static let leadsToInfo = Localized("Leads to the info page", "跳转到详情页")
  /// The log message of the stickers row.
  package static let leadsToStickers = Localized("Leads to the stickers page", "跳转到表情页")
  /// The log message of the settings row.
  package static let leadsToSettings = Localized("Leads to the settings page", "跳转到设置页")
}
