// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let packing = Localized("Packing list", "行李清单")
  package static let howToPack = Localized(
    "While you change the order, you can move things between the lists. Each thing has a menu.",
    "调整顺序时，可以在各列表之间移动物品。每件物品都有一个菜单。")
  package static let toBuy = Localized("To buy", "待购买")
  package static let toPack = Localized("To pack", "待打包")
  package static let packed = Localized("Packed", "已打包")
  package static let moveTo = Localized("Move to", "移到")
  package static let leaveAtHome = Localized("Leave at home", "留在家里")
  package static let stayHere = Localized("You need this", "这个必须带")
  package static let sunCream = Localized("Sun cream", "防晒霜")
  package static let adapter = Localized("Socket adapter", "转换插头")
  package static let passport = Localized("Passport", "护照")
  package static let raincoat = Localized("Raincoat", "雨衣")
  package static let toothbrush = Localized("Toothbrush", "牙刷")
  package static let boots = Localized("Walking boots", "登山鞋")
  package static let book = Localized("A book", "一本书")
}
