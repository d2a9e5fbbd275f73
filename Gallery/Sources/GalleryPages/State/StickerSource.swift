// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where stickers come from.
@MainActor
public protocol StickerSource {
  /// Fetches the stickers.
  ///
  /// - Returns: The stickers, in order.
  /// - Throws: What keeps them from being fetched.
  func stickers() async throws -> [Sticker]
}
