// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A source that returns all stickers after a delay.
public struct SlowStickerSource: StickerSource {
  private let clock: any GalleryClock

  /// The delay.
  public nonisolated static let delay = Duration.milliseconds(1_500)

  /// Creates a source.
  ///
  /// - Parameter clock: The clock of all delays.
  public init(clock: any GalleryClock) { self.clock = clock }

  /// Returns all stickers after the delay.
  public func stickers() async throws -> [Sticker] {
    try await clock.sleep(for: Self.delay)
    return Sticker.allCases
  }
}
