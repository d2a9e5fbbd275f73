// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension MarkdownTable {
  package struct Column {
    package let title: String
    package let width: Int
    package let isNumber: Bool

    package init(title: String, width: Int, isNumber: Bool = true) {
      self.title = title
      self.width = width
      self.isNumber = isNumber
    }
  }
}
