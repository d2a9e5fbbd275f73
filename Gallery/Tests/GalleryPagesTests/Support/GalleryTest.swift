// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting

/// A page of the gallery on an invisible screen, with a clock that the test advances.
@MainActor
struct GalleryTest {
  let clock = HandClock()
  let gallery: GalleryState
  let test: PageTest

  init(
    _ name: PageName, _ language: GalleryLanguage = .english,
    stickers: (any StickerSource)? = nil
  ) {
    gallery = GalleryState(
      language: language, themeChoice: .weChat, clock: clock, stickerSource: stickers)
    test = PageTest(name.page(gallery: gallery))
  }
}

extension GalleryTest {
  /// Returns a text in the language of the gallery.
  func say(_ text: Localized) -> String { gallery.say(text) }

  /// Waits until a batch of the feed is loaded, or cannot be loaded, and begins to load the next one.
  func loadBatch() async {
    await test.settled()
    await clock.advance(by: Feed.delay)
    await test.settled()
  }

  /// Loads all batches of the feed.
  func loadFeed() async throws {
    for _ in 1...2 { await loadBatch() }
    try test.press(say(.tryAgain))
    await loadBatch()
  }

  /// The updates with changes after the page was first shown.
  var edits: [String] {
    test.updates.dropFirst().filter { !$0.isEmpty }.map { update in
      let chrome = update.chrome.isEmpty ? "" : "\(update.chrome)\n"
      return chrome + (update.edits.map { $0.isEmpty ? "" : "\($0)" } ?? "reload")
    }
  }

  /// The index paths of all rows.
  var indexPaths: [RowIndexPath] {
    test.page.sections.indices.flatMap { section in
      (0..<test.page.sections[section].rowCount).map { RowIndexPath(section: section, row: $0) }
    }
  }
}
