// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse

/// A text without a limit of lines.
struct Paragraph: RowContent {
  var text: String

  func body(style: ResolvedStyle) -> Part { .text(text, font: style.titleFont) }
}
#endif
