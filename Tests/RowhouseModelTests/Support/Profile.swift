// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Content that an application defines: a picture next to a name.
struct Profile: RowContent {
  var name: String
  var isFollowed = false

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.margin) {
      Part.image(.named("avatar"), size: .square(56))
      Part.vertical(spacing: 4) {
        Part.text(name, font: style.titleFont, color: style.titleColor)
        if isFollowed { Part.text("followed", font: style.subtitleFont) }
      }
      Part.spacer()
      Part.toggle(isOn: isFollowed, label: "Follow", control: "follow")
    }
  }
}
