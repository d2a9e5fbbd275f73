// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A post, as tall as its text and picture.
///
///     ┌──────────────────────────────┐
///     │ ╭────────╮ user              │
///     │ ╰────────╯ date              │
///     ├──────────────────────────────┤
///     │ content                      │
///     │ ┌──────────────────────────┐ │
///     │ │ image                    │ │
///     │ └──────────────────────────┘ │
///     └──────────────────────────────┘
///
struct PostContent: RowContent {
  let user: String
  let date: String
  let content: String
  let avatar: ImageSource
  let image: ImageSource?

  func body(style: ResolvedStyle) -> Part {
    .vertical(alignment: .fill) {
      head(style)
      Part.text(content, font: .system(size: 17), color: style.titleColor)
        .padding(BoxPart.Insets(horizontal: 15, vertical: 15))
      if let image {
        Part.image(image, aspectRatio: 750 / 422, maximumHeight: 280)
          .padding(BoxPart.Insets(leading: 8, bottom: 15, trailing: 8))
      }
      Part.spacer(minimum: 10).frame(height: 10)
        .background(.band)
        .border(BoxPart.Border(width: 0.5, color: .bandEdge))
    }
  }

  private func head(_ style: ResolvedStyle) -> Part {
    Part.horizontal(spacing: 15, alignment: .start) {
      Part.image(avatar, size: .square(42), fit: .fill, shape: .circle)
      Part.vertical(spacing: 4) {
        Part.text(user, font: .system(size: 16), color: .author)
        Part.text(date, font: .system(size: 12), color: style.subtitleColor)
      }
    }
    .padding(15)
    .background(.shade)
  }
}
