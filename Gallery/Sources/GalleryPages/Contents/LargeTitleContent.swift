// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A large, centered title.
struct LargeTitleContent: RowContent {
  let text: String

  func body(style: ResolvedStyle) -> Part {
    .text(
      text, font: .system(size: 22, weight: .bold), color: style.titleColor, alignment: .center)
  }
}
