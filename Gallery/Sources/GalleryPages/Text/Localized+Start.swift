// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The start page.
extension Localized {
  package static let start = Localized("Gallery", "画廊")
  package static let language = Localized("Language", "语言")
  package static let showTheCode = Localized("Show the code", "查看代码")
  package static let theme = Localized("Theme", "主题")
  package static let standardTheme = Localized("Standard", "标准")
  package static let weChatTheme = Localized("WeChat", "微信")
}
