// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension GalleryPage {
  /// One of the seven cells, without what it has of its own.
  func cell(_ variation: CellVariation) -> Row {
    Row(say(variation.title))
      .image(.named("MoreGame"))
      .value(say(.honorOfKings), image: .named("wzry"))
      .accessory(.disclosure)
  }
}
