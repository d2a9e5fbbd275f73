// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The pages of the demo of CBTableViewDataSource.
extension Localized {
  package static let messages = Localized("Demo one: messages", "示例一：消息")
  package static let profile = Localized("Demo two: profile", "示例二：个人主页")
  package static let shop = Localized("Demo three: shop", "示例三：商城")
  package static let feed = Localized("Demo four: feed", "示例四：动态")
  package static let postsNotLoaded = Localized(
    "More posts could not be loaded", "无法加载更多动态")
  /// The row that presents the four demos as tabs, and the titles of these tabs.
  package static let fourTabs = Localized("The shop in four tabs", "商城的四个标签页")
  package static let messagesTab = Localized("Messages", "消息")
  package static let profileTab = Localized("Profile", "个人主页")
  package static let shopTab = Localized("Shop", "商城")
  package static let feedTab = Localized("Feed", "动态")
  package static let firstShop = Localized("First version: shop", "初版：商城")
  package static let firstFeed = Localized("First version: feed", "初版：动态")
  /// The sender, the title, and the text of a message.
  package static let johnDoe = Localized("John Doe", "张三")
  package static let helloThere = Localized("Hello there", "你好")
  package static let placeholder = Localized(
    "This row is here to show what a row looks like", "这一行只是用来看看一行的样子")
  /// The meaning of a message's dot.
  package static let unread = Localized("Unread", "未读")
  package static let following = Localized("Following", "关注")
  package static let follower = Localized("Followers", "粉丝")
  package static let star = Localized("Stars", "收藏")
  package static let setting = Localized("Settings", "设置")
  package static let share = Localized("Share", "分享")
  /// The label of the pages of the pager.
  package static let offers = Localized("Offers", "特惠")
  package static let categories = Localized("Categories", "分类")
  package static let hotActivities = Localized("Hot activities", "热门活动")
  package static let hotGoods = Localized("Hot goods", "热门商品")
  package static let youMayLike = Localized("You may like", "猜你喜欢")
}
