// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The stickers, as far as they are there.
@MainActor
@Observable
public final class StickerShelf {
  /// What came of fetching them; nothing while that goes on.
  public private(set) var result: Result<[Sticker], any Error>?
  @ObservationIgnored private let source: any StickerSource
  @ObservationIgnored private var fetching: Task<Void, Never>?

  /// Fetches the stickers of a source.
  public init(source: any StickerSource) {
    self.source = source
    load()
  }
}

extension StickerShelf {
  /// Fetches the stickers again.
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
