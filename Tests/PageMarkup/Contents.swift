// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A title and a button.
struct PressContent: RowContent {
  let title: String
  let button: String

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.imageGap) {
      Part.text(title, font: style.titleFont, color: style.titleColor)
      Part.spacer()
      Part.button(button, control: .main)
    }
  }
}

/// A spinner and a text.
struct SpinnerContent: RowContent {
  let title: String

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.imageGap) {
      Part.progress(ProgressPart(label: title))
      Part.text(title, font: style.titleFont, color: style.subtitleColor)
      Part.spacer()
    }
  }
}

/// A large image, two lines, and a small image.
struct ProfileContent: RowContent {
  let title: String
  let line: String
  let image: ImageSource?
  let valueImage: ImageSource?

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.imageGap) {
      if let image { Part.image(image, size: .square(56)) }
      Part.vertical(spacing: 4, alignment: .start) {
        Part.text(title, font: style.titleFont, color: style.titleColor)
        Part.text(line, font: style.subtitleFont, color: style.titleColor)
      }
      Part.spacer()
      if let valueImage { Part.image(valueImage, size: .square(20)) }
    }
  }
}
