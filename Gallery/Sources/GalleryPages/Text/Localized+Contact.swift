// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let contact = Localized("Contact", "联系方式")
  package static let reachUs = Localized("Reach us", "联系我们")
  package static let website = Localized("Website", "网站")
  package static let textMessage = Localized("Text message", "短信")
  package static let chat = Localized("Chat with the shop", "与店铺聊天")
  package static let chatMessage = Localized("Message", "消息")
  package static let sendMessage = Localized("Send", "发送")
  package static let iWrote = Localized("You", "我")
  package static let shopWrote = Localized("Shop", "店铺")
  package static let whereIsIt = Localized("Where is my parcel?", "我的包裹到哪里了？")
  package static let onItsWay = Localized("It is on its way.", "正在路上。")
  /// The subject of an email to the shop.
  package static let mySubject = Localized("My order", "我的订单")
  package static let passOn = Localized("Pass on", "推荐给朋友")
  package static let shareShop = Localized("Share the shop", "分享店铺")
  /// The shared text.
  package static let invitation = Localized("Have a look at this shop.", "来看看这家店铺。")
  package static let yourOrder = Localized("Your order", "您的订单")
  package static let orderNumber = Localized("Order number", "订单号")
  package static let tapToCopy = Localized("Choose a row to copy it.", "选择一行即可复制。")
}
