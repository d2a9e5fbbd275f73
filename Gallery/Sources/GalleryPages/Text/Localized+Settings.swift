// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Settings, and their log messages.
extension Localized {
  package static let settings = Localized("Settings", "设置")
  package static let accountAndSecurity = Localized("Account & security", "账号与安全")
  package static let protected = Localized("Protected", "已保护")
  package static let newMessages = Localized("New messages", "新消息通知")
  package static let nightMode = Localized("Night mode", "夜间模式")
  /// The log message after night mode is turned on.
  package static let nightModeOn = Localized("Night mode is switched on", "打开夜间模式")
  /// The log message after night mode is turned off.
  package static let nightModeOff = Localized("Night mode is switched off", "关闭夜间模式")
  /// The row that clears the cache, and its log message.
  package static let clearCache = Localized("Clear cache", "清理缓存")
  package static let clearingCache = Localized("Clearing the cache", "正在清理缓存")
  package static let cacheIsEmpty = Localized("The cache is empty", "缓存已清空")
  package static let privacy = Localized("Privacy", "隐私")
  package static let general = Localized("General", "通用")
  package static let helpAndFeedback = Localized("Help & feedback", "帮助与反馈")
  package static let aboutWeChat = Localized("About WeChat", "关于微信")
  package static let showGroupedCells = Localized("Show custom cells, grouped", "定制性cell展示页面 - 分组")
  package static let showCellsOfOneGroup = Localized(
    "Show custom cells, one group", "定制性cell展示页面 - 同组")
  /// The row that logs out, and its log message.
  package static let logOut = Localized("Log out", "退出登录")
  package static let reallyLogOut = Localized("Really log out?", "真的要退出登录嘛？")
  package static let cancel = Localized("Cancel", "取消")
  package static let yes = Localized("Yes", "是的")
}
