// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The picture of an activity.
struct ActivityContent: RowContent {
  let name: String
  let image: ImageSource

  func body(style: ResolvedStyle) -> Part {
    Part.image(image, aspectRatio: 359 / 127, label: name)
      .padding(BoxPart.Insets(leading: 8, bottom: 8, trailing: 8))
  }
}
