// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Faces to send, which take a while to come.
public struct StickersPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.stickers
  /// What the page shows.
  public let gallery: GalleryState
  private let shelf: StickerShelf

  /// Describes the page, and begins to fetch the stickers.
  ///
  /// - Parameter gallery: What it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    shelf = StickerShelf(source: gallery.stickerSource)
  }

  /// `Stickers`.
  public var title: String { say(.stickers) }

  /// Whether the stickers are there.
  public var loadState: LoadState {
    switch shelf.result {
    case nil: .loading(say(.loadingStickers))
    case .success: .content
    case .failure: .failed(say(.noStickers), title: say(.tryAgain)) { shelf.load() }
    }
  }

  /// A row for each sticker.
  public var sections: [TableSection] {
    TableSection((try? shelf.result?.get()) ?? []) { sticker in
      Row(say(sticker.title))
        .image(.named(sticker.image))
        .accessory(.disclosure)
    }
  }
}
