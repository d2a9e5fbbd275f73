// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Stickers")
struct StickersTests {
  @Test("Stickers are loaded in a second and a half", arguments: GalleryLanguage.allCases)
  func loading(language: GalleryLanguage) async {
    let page = GalleryTest(.stickers, language)
    await page.clock.advance(by: .milliseconds(1_499))
    #expect(page.test.rows == [[page.say(.loadingStickers)]])
    await page.clock.advance(by: .milliseconds(1))
    let titles: [Localized] = [.wink, .tongue, .tearsOfJoy, .laugh, .devil, .crying]
    #expect(page.test.rows == titles.map { [page.say($0)] })
    #expect(page.edits == ["1 section, 1 row → 1 section, 6 rows\n- section 0\n+ section 0"])
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("A failure is shown, and a retry succeeds", arguments: GalleryLanguage.allCases)
  func failure(language: GalleryLanguage) async throws {
    let page = GalleryTest(.stickers, language, stickers: NoStickers(failures: 1))
    await page.test.settled()
    #expect(page.test.rows == [[page.say(.noStickers), page.say(.tryAgain)]])
    try page.test.press(page.say(.tryAgain))
    #expect(page.test.rows == [[page.say(.loadingStickers)]])
    await page.test.settled()
    #expect(page.test.rows.count == 6 && page.test.diagnostics.isEmpty)
  }

  @Test("A page that was created or left requests nothing")
  func requests() async throws {
    let source = CountingStickers()
    let gallery = GalleryState(clock: HandClock(), stickerSource: source)
    _ = StickersPage(gallery: gallery)
    let test = PageTest(PageName.me.page(gallery: gallery))
    await test.settled()
    #expect(source.requests == 0)
    try test.tap(.id(5))
    try await test.waitUntil { source.requests == 1 }
    try test.back()
    try await test.waitUntil { source.cancellations == 1 }
  }

  @Test("Each visit loads them again")
  func visits() async throws {
    let page = GalleryTest(.me)
    for _ in 0..<2 {
      try page.test.tap(.id(5))
      #expect(page.test.rows.count == 1)
      await page.clock.advance(by: SlowStickerSource.delay)
      #expect(page.test.rows.count == 6)
      try page.test.back()
    }
  }
}

/// A source that counts its requests, which end only when they are canceled.
@MainActor
private final class CountingStickers: StickerSource {
  private(set) var requests = 0
  private(set) var cancellations = 0

  func stickers() async throws -> [Sticker] {
    requests += 1
    while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
    cancellations += 1
    throw CancellationError()
  }
}
