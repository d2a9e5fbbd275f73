// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A store: its picture, its name, and its goods.
struct StoreContent: RowContent {
  let name: String
  let description: String

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 10) {
      Part.image(.named("icon_store"), size: .square(60))
      Part.vertical(spacing: 4) {
        Part.text(name, font: .system(size: 20, weight: .bold), color: style.titleColor)
        Part.text(description, font: .system(size: 17), color: style.subtitleColor)
      }
    }
  }
}
