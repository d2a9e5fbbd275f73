// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import GalleryPages

/// A source that fails a given number of times, and then returns all stickers.
package final class NoStickers: StickerSource {
  private var failuresLeft: Int

  package struct OutOfReach: Error {}

  package init(failures: Int = .max) { failuresLeft = failures }

  package func stickers() async throws -> [Sticker] {
    if failuresLeft == 0 { return Sticker.allCases }
    failuresLeft -= 1
    throw OutOfReach()
  }
}
