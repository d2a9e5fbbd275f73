// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Hummingbird

/// The response with the stickers.
struct StickerList: ResponseCodable {
  /// The numbers of the stickers.
  let stickers: [Int]

  /// All stickers.
  static let all = StickerList(stickers: Sticker.allCases.map(\.rawValue))
}
