// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseWeb

extension WebTexts {
  /// The texts in Chinese.
  static let chinese = WebTexts(
    back: "返回", delete: "删除", moreInformation: "更多信息", selected: "已选中", done: "完成",
    pause: "暂停", previousRows: "前面的行", nextRows: "后面的行", actions: "操作",
    insert: "插入", moveUp: "上移", moveDown: "下移", refresh: "刷新",
    connectionLost: "连接已断开，正在重试…")
}
