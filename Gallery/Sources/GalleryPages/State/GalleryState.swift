// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation
public import Rowhouse

/// The state that the gallery's pages show and change.
@MainActor
@Observable
public final class GalleryState {
  /// The language of all pages.
  public var language: GalleryLanguage
  /// The theme of all pages.
  public var themeChoice: ThemeChoice
  /// The theme of ``ThemeChoice/standard``, which a host can replace with that of its platform.
  public var hostTheme = Theme.standard
  /// True if the bar of the host is always opaque, and never over the page.
  public var hasOpaqueBar = false
  /// True if hosts show the pages in dark mode.
  public var nightMode = false
  /// The account of the user.
  public var account = GalleryAccount()
  /// The values of the page with controls.
  public var controls = ControlSettings()
  /// The switches, texts, and recipients of the page with controls.
  public var printJob = PrintJob()
  /// The values of the page with numbers.
  public var numbers = NumberSettings()
  /// The values of the page with choices.
  public var choices = ChoiceSettings()
  /// The business card.
  public var card = VisitingCard()
  /// The messages that pages have logged, oldest first.
  public private(set) var log: [Localized] = []
  /// The addresses that the user has saved.
  public let addresses = AddressBook()
  /// The cache.
  public let cache: GalleryCache
  /// The clock of all delays.
  public let clock: any GalleryClock
  /// The source of the stickers.
  public let stickerSource: any StickerSource
  /// The source of the pages' code, or `nil` if the code is not shown.
  public let pageSources: (any PageSources)?
  /// The data of the shop and the feed.
  public let data: DemoData

  /// Creates the state of a gallery that has not been used yet.
  ///
  /// - Parameters:
  ///   - language: The language of all pages. Defaults to English.
  ///   - themeChoice: The theme of all pages. Defaults to that of Rowhouse.
  ///   - clock: The clock of all delays. Defaults to the clock of the system.
  ///   - stickerSource: The source of the stickers. Defaults to one that takes 1.5 seconds.
  ///   - pageSources: The source of the pages' code. Defaults to `nil`, which shows no code.
  ///   - data: The data of the shop and the feed. Defaults to the data of the gallery.
  public init(
    language: GalleryLanguage = .english,
    themeChoice: ThemeChoice = .standard,
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
  /// Returns a text in the language of the gallery.
  public func say(_ text: Localized) -> String { text[language] }

  /// Appends a message to the log.
  func note(_ message: Localized) { log.append(message) }
}
