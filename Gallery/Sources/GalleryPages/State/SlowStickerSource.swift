// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// All stickers, after a while.
public struct SlowStickerSource: StickerSource {
  private let clock: any GalleryClock

  /// How long it takes.
  public nonisolated static let delay = Duration.milliseconds(1_500)

  /// Describes a source.
  ///
  /// - Parameter clock: What lets time pass.
  public init(clock: any GalleryClock) { self.clock = clock }

  /// Fetches all stickers.
  public func stickers() async throws -> [Sticker] {
    try await clock.sleep(for: Self.delay)
    return Sticker.allCases
  }
}
