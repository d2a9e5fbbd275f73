// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// What the gallery's pages show and change.
@MainActor
@Observable
public final class GalleryState {
  /// The language of all pages.
  public var language: GalleryLanguage
  /// The theme of all pages.
  public var themeChoice: ThemeChoice
  /// Whether hosts show the pages in dark.
  public var nightMode = false
  /// Who uses the application.
  public var account = GalleryAccount()
  /// The visiting card that is being filled in.
  public var card = VisitingCard()
  /// What the pages have logged, oldest first.
  public private(set) var log: [Localized] = []
  /// What can be cleared.
  public let cache: GalleryCache
  /// What lets time pass.
  public let clock: any GalleryClock
  /// Where stickers come from.
  public let stickerSource: any StickerSource
  /// Where the code of the pages can be read; nothing if it is not shown.
  public let pageSources: (any PageSources)?
  /// What shop and feed show.
  public let data: DemoData

  /// Makes the state of a gallery that nobody has used yet.
  ///
  /// - Parameters:
  ///   - language: The language of all pages; English, unless given.
  ///   - themeChoice: The theme of all pages; that of WeChat, unless given.
  ///   - clock: What lets time pass; the clock on the wall, unless given.
  ///   - stickerSource: Where stickers come from; from afar, in 1.5 seconds, unless given.
  ///   - pageSources: Where the code of the pages can be read; nowhere, unless given.
  ///   - data: What shop and feed show; what the gallery brings along, unless given.
  public init(
    language: GalleryLanguage = .english,
    themeChoice: ThemeChoice = .weChat,
    clock: any GalleryClock = RealClock(),
    stickerSource: (any StickerSource)? = nil,
    pageSources: (any PageSources)? = nil,
    data: DemoData = .own
  ) {
    self.language = language
    self.themeChoice = themeChoice
    self.clock = clock
    self.stickerSource = stickerSource ?? SlowStickerSource(clock: clock)
    self.pageSources = pageSources
    self.data = data
    cache = GalleryCache(clock: clock)
  }
}

extension GalleryState {
  /// A text in the language of the gallery.
  public func say(_ text: Localized) -> String { text[language] }

  /// Keeps a message.
  func note(_ message: Localized) { log.append(message) }
}
