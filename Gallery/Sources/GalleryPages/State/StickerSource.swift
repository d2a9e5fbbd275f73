// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A source of stickers.
@MainActor
public protocol StickerSource {
  /// Returns the stickers.
  ///
  /// - Returns: The stickers, in order.
  /// - Throws: The error that prevents loading.
  func stickers() async throws -> [Sticker]
}
