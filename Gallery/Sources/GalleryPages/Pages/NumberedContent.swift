// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A name with its number, above a text with any number of lines.
struct NumberedContent: RowContent {
  let row: NumberedRow

  func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 4, alignment: .fill) {
      Part.horizontal {
        Part.text(row.name, font: style.titleFont, color: style.titleColor)
        Part.spacer()
        Part.text("\(row.id)", font: style.valueFont, color: style.valueColor)
      }
      Part.text(row.text, font: style.subtitleFont, color: style.subtitleColor)
    }
  }
}
