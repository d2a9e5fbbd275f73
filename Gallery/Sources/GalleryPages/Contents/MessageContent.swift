// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A message with its sender's picture.
///
///     ┌───────────────────────────────┐
///     │ ╭────────╮  name              │
///     │ │ avatar │  title           ● │
///     │ ╰────────╯  detail            │
///     └───────────────────────────────┘
///
struct MessageContent: RowContent {
  let avatar: String
  let name: String
  let title: String
  let detail: String
  /// The accessibility label of the dot, or `nil` for no dot.
  let unread: String?

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 20) {
      Part.image(.named(avatar), size: .square(60), fit: .fill, shape: .circle)
      Part.vertical(spacing: 4) {
        Part.text(name, font: .system(size: 14), color: style.titleColor, lineLimit: 1)
        Part.text(
          title, font: .system(size: 14, weight: .bold), color: style.titleColor, lineLimit: 1)
        Part.text(detail, font: .system(size: 12), color: style.subtitleColor, lineLimit: 1)
      }
      Part.spacer()
      if let unread {
        Part.badge(BadgePart(label: unread, color: .unread))
      }
    }
  }
}
