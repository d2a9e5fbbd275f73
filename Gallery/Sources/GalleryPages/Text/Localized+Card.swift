// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let card = Localized("Card", "名片")
  package static let yourCard = Localized("Your card", "您的名片")
  package static let fillIn = Localized("Fill in", "填写")
  package static let nobodyYet = Localized("Nobody yet", "还没有人")
  package static let fillInBelow = Localized("Fill in the card below", "请在下方填写名片")
  package static let cardName = Localized("Name", "姓名")
  package static let email = Localized("E-mail", "电子邮件")
  package static let phone = Localized("Phone", "电话")
  package static let pin = Localized("PIN", "密码")
  package static let age = Localized("Age", "年龄")
  package static let note = Localized("Note", "备注")
  /// The placeholder of the field for the name.
  package static let asOnTheDoor = Localized("As on the door", "如门牌所示")
  /// The placeholder of the field for the note.
  package static let threeLines = Localized("Three lines, or more", "三行或更多")
  /// The placeholder of the field for the age.
  package static let inYears = Localized("In years", "岁数")
  package static let nameSize = Localized("Size of the name", "名字大小")
  package static let rowsComeAndGo = Localized("Rows come and go", "行来行去")
  package static let whatYouTypeStays = Localized(
    "Your text stays in its field while other rows change.", "其他行变化时，您输入的内容会保留。")
  /// The title of a row that appears and disappears.
  package static let neighbor = Localized("Neighbor", "邻行")
  /// The text before the number of changes of the order.
  package static let turn = Localized("Turn", "第几次")
  package static let countries = Localized("Countries", "国家")
  package static let search = Localized("Search", "搜索")
  package static let noSuchCountry = Localized("There is no such country", "没有这个国家")
  /// The row that clears the card, and its confirmation.
  package static let clearCard = Localized("Clear the card", "清空名片")
  package static let reallyClearCard = Localized("Really clear the card?", "真的要清空名片吗？")
}
