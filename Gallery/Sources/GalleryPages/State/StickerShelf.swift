// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The stickers, which are loaded from a source.
@MainActor
@Observable
public final class StickerShelf {
  /// The result of loading, or `nil` while the stickers are being loaded.
  public private(set) var result: Result<[Sticker], any Error>?
  @ObservationIgnored private let source: any StickerSource
  @ObservationIgnored private var fetching: Task<Void, Never>?

  /// Creates the model and begins to load the stickers.
  public init(source: any StickerSource) {
    self.source = source
    load()
  }
}

extension StickerShelf {
  /// Loads the stickers again.
  public func load() {
    fetching?.cancel()
    result = nil
    fetching = Task { [weak self, source] in
      let result: Result<[Sticker], any Error>
      do {
        result = .success(try await source.stickers())
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { self?.result = result }
    }
  }
}
