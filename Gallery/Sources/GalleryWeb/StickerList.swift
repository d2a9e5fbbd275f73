// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Hummingbird

/// The stickers as they travel.
struct StickerList: ResponseCodable {
  /// The number of each.
  let stickers: [Int]

  /// All of them.
  static let all = StickerList(stickers: Sticker.allCases.map(\.rawValue))
}
