// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let million = Localized("A million rows", "一百万行")
  package static let searchedByThePage = Localized(
    "The search finds all rows, including those that are not on screen.",
    "这里的搜索会查找所有行，包括屏幕上没有显示的行。")
  package static let nameOrNumber = Localized("Name or number", "名称或编号")
  package static let goToRow = Localized("Go to row", "跳到第几行")
  package static let addAtTop = Localized("Add 100 rows at the top", "在顶部添加 100 行")
  package static let deleteAtTop = Localized("Delete 100 rows at the top", "删除顶部 100 行")
  package static let rows = Localized("Rows", "行")
  package static let noSuchRow = Localized("There is no such row", "没有这样的行")
}
