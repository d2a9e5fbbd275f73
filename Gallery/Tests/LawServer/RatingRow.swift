// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A custom row kind that is unknown to all hosts.
struct RatingRow: RowContent {
  let title: String
  let stars: Int

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.margin) {
      Part.text(title, font: style.titleFont, color: style.titleColor)
      Part.spacer()
      Part.text(
        String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars),
        color: .tint
      )
      .accessibility(label: "\(stars) of 5")
      Part.button("Rate", control: "rate")
    }
  }
}
