// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The stickers, which take a while to load.
public struct StickersPage: NamedPage, LoadingPage {
  /// The name of the page in the gallery.
  public static let name = PageName.stickers
  /// The state that the page shows.
  public let gallery: GalleryState
  private let shelf: StickerShelf

  /// Creates the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    shelf = StickerShelf(source: gallery.stickerSource)
  }

  /// `Stickers`.
  public var title: String { say(.stickers) }

  /// The state of loading the stickers.
  public var loadState: LoadState {
    switch shelf.result {
    case nil: .loading(say(.loadingStickers))
    case .success: .content
    case .failure: .failed(say(.noStickers), retryTitle: say(.tryAgain)) { shelf.retry() }
    }
  }

  /// Loads the stickers, unless they were loaded.
  public func load() async { await shelf.load() }

  /// A row for each sticker.
  public var sections: [TableSection] {
    TableSection((try? shelf.result?.get()) ?? []) { sticker in
      Row(say(sticker.title))
        .image(.named(sticker.image))
        .leadingNowhere(on: self)
    }
  }
}
