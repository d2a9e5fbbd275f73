// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The picture of an activity.
struct ActivityContent: RowContent {
  let name: String
  let image: ImageSource

  func body(style: ResolvedStyle) -> Part {
    Part.fillingImage(image, label: name)
      .aspectRatio(359 / 127)
      .padding(BoxPart.Insets(leading: 8, bottom: 8, trailing: 8))
  }
}
