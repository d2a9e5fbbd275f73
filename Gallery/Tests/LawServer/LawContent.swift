// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Content that is drawn from all kinds of parts.
struct LawContent: RowContent {
  let title: String
  let other: String
  let shape: Int

  func body(style: ResolvedStyle) -> Part {
    switch shape {
    case 6:
      .horizontal(spacing: style.margin, alignment: .end) {
        Part.layered(alignment: .start) {
          Part.image(.named("avatar"), size: .square(40), label: other)
          Part.text(title, color: .tint)
        }
        Part.spacer(minimum: 20)
        Part.divider
        Part.text(other, lineLimit: 2, alignment: .trailing)
      }
    case 7:
      .vertical(spacing: 2, alignment: .fill) {
        Part.progress(ProgressPart(label: title))
        Part.progress(ProgressPart(0.25, label: other))
      }
    case 8:
      .horizontal {
        Part.toggle(isOn: title < other, label: title, control: "first")
        Part.toggle(isOn: title > other, label: other, control: "second/% third")
        Part.button(title, role: .destructive, control: "third")
      }
    default:
      .text(
        TextPart(
          title, font: StyleFont(family: .named("Rowhouse \"Sans\""), size: 19),
          color: .destructive, lineLimit: 1, widthLimit: 90, alignment: .center))
    }
  }
}
