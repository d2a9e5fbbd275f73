// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension GalleryPage {
  /// Returns one of the seven cells, without its variation of the style.
  func cell(_ variation: CellVariation) -> Row {
    Row(say(variation.title))
      .image(.named("MoreGame"))
      .value(say(.honorOfKings), image: .named("wzry"))
      .leadingNowhere(on: self)
  }
}
