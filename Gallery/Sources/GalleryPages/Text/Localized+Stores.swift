// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The pages of the demo of SigmaTableViewModel, and the texts of their alerts.
extension Localized {
  package static let stores = Localized("Stores", "店铺")
  package static let storeEmployee = Localized("Store: employee", "店铺：员工")
  package static let storeManager = Localized("Store: manager", "店铺：店长")
  package static let traditional = Localized("Traditional implementation", "传统写法")
  package static let better = Localized("Better implementation", "更好的写法")
  package static let employee = Localized("Employee", "员工")
  package static let manager = Localized("Manager", "店长")
  /// The title of the page with the handwritten code of the store.
  package static let employeeByHand = Localized("Employee, by hand", "员工，手写")
  package static let managerByHand = Localized("Manager, by hand", "店长，手写")
  package static let storeInfo = Localized("Store info", "店铺信息")
  package static let macBookOnline = Localized("MacBook Online", "MacBook 在线商店")
  package static let macBooks = Localized("MacBooks, good and cheap", "MacBook，物美价廉")
  package static let viewAllProducts = Localized("View all products", "查看全部商品")
  package static let entryToProducts = Localized("Entry to show product list", "商品列表入口")
  package static let advancedSettings = Localized("Advanced settings", "高级设置")
  package static let storeDecoration = Localized("Store decoration", "店铺装修")
  package static let entryToDecoration = Localized("Entry to do store decoration", "店铺装修入口")
  package static let storeLocation = Localized("Store location", "店铺位置")
  package static let entryToLocation = Localized("Entry to set store location", "设置店铺位置入口")
  package static let openTime = Localized("Open time", "营业时间")
  package static let entryToOpenTime = Localized("Entry to set store open time", "设置营业时间入口")
  package static let incomeInfo = Localized("Income info", "收入信息")
  package static let withdraw = Localized("Withdraw", "提现")
  package static let entryToWithdraw = Localized("Entry to withdraw money", "提现入口")
  package static let orders = Localized("Orders", "订单")
  package static let entryToOrders = Localized("Entry to see orders", "查看订单入口")
  package static let income = Localized("Income", "收入")
  package static let entryToIncome = Localized("Entry to see income", "查看收入入口")
  package static let other = Localized("Other", "其他")
  package static let about = Localized("About", "关于")
  package static let entryToAbout = Localized("Entry to see about info", "查看关于信息入口")
  package static let ok = Localized("OK", "好")
  /// The header of the controls that insert, delete, and move rows.
  package static let tryItOut = Localized("Try it out", "试一试")
  package static let asManager = Localized("As the manager", "以店长身份")
  package static let withdrawThird = Localized("Withdraw comes third", "提现排第三")
  package static let hideIncome = Localized("Hide income", "隐藏收入")
}
