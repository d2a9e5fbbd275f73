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

  /// Creates the model of a source.
  public init(source: any StickerSource) { self.source = source }
}

extension StickerShelf {
  /// Loads the stickers, unless they were loaded.
  public func load() async {
    if case .success = result { return }
    result = nil
    let loaded: Result<[Sticker], any Error>
    do {
      loaded = .success(try await source.stickers())
    } catch {
      loaded = .failure(error)
    }
    if !Task.isCancelled { result = loaded }
  }

  /// Loads the stickers after a failure.
  public func retry() {
    result = nil
    Task { await load() }
  }
}
