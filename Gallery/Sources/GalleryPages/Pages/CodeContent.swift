// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A line of code, without a width limit.
struct CodeContent: RowContent {
  let text: String

  func body(style: ResolvedStyle) -> Part {
    // Browsers ignore spaces at the beginning of a line.
    let indent = text.prefix { $0 == " " }
    return .text(
      String(repeating: "\u{A0}", count: indent.count) + text.dropFirst(indent.count),
      font: StyleFont(family: .monospaced, size: 12), color: style.titleColor)
  }
}
