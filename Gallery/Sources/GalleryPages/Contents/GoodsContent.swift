// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// An article that is for sale.
///
///     ┌──────────────────────────────┐
///     │ ┌─────────┐  name            │
///     │ │         │  name            │
///     │ │  image  │  price           │
///     │ │         │                  │
///     │ └─────────┘  info            │
///     └──────────────────────────────┘
///
struct GoodsContent: RowContent {
  let name: String
  let price: String
  let info: String
  let image: ImageSource
  /// The width and height of the picture, in points.
  let side: Double

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 20, alignment: .fill) {
      Part.image(image, size: .square(side), fit: .fill)
        .frame(vertical: .center)
      Part.vertical(spacing: 8, alignment: .fill) {
        Part.text(name, font: .system(size: 16), color: style.titleColor, lineLimit: 2)
        Part.text(price, font: .system(size: 18), color: .price)
        Part.spacer()
        Part.text(info, font: .system(size: 12), color: style.subtitleColor)
      }
      .padding(BoxPart.Insets(top: side > 100 ? 7 : 0, bottom: side > 100 ? 7 : 0, trailing: 7))
    }
  }
}
