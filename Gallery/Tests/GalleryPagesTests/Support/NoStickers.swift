// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages

/// A source that fails as often as it is told to, and has all stickers after that.
final class NoStickers: StickerSource {
  private var failuresLeft: Int

  struct OutOfReach: Error {}

  init(failures: Int = .max) { failuresLeft = failures }

  func stickers() async throws -> [Sticker] {
    if failuresLeft == 0 { return Sticker.allCases }
    failuresLeft -= 1
    throw OutOfReach()
  }
}
