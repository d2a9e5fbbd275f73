// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Content that is not of a standard kind.
struct TwoTexts: RowContent {
  let first: String
  let second: String

  func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 4) {
      Part.text(first, font: style.titleFont, color: style.titleColor)
      Part.text(second, font: style.subtitleFont, color: style.subtitleColor)
    }
  }
}
