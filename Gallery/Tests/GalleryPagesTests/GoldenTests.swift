// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import RowhouseTesting
import Testing

@MainActor
@Suite("The pages, drawn")
struct GoldenTests {
  private func draw(_ test: PageTest) -> PageText {
    test.text(PageText.Options(width: 70, showsIDs: true, showsHeights: true))
  }

  @Test("Each page in its initial state", arguments: LanguagePair.all)
  func first(pair: LanguagePair) throws {
    let page = GalleryTest(pair.name, pair.language)
    let state = pair.name == .stickers ? "-loading" : ""
    try Golden.expect(draw(page.test), "\(pair.name.rawValue)\(state).\(pair.language.rawValue)")
  }

  @Test("Discover with the new game", arguments: GalleryLanguage.allCases)
  func newGame(language: GalleryLanguage) async throws {
    let page = GalleryTest(.discover, language)
    await page.clock.advance(by: GameNews.delay)
    try Golden.expect(draw(page.test), "discover-later.\(language.rawValue)")
  }

  @Test("Stickers that were loaded", arguments: GalleryLanguage.allCases)
  func stickers(language: GalleryLanguage) async throws {
    let page = GalleryTest(.stickers, language)
    await page.clock.advance(by: SlowStickerSource.delay)
    try Golden.expect(draw(page.test), "stickers.\(language.rawValue)")
  }

  @Test("Stickers that could not be loaded", arguments: GalleryLanguage.allCases)
  func failure(language: GalleryLanguage) async throws {
    let page = GalleryTest(.stickers, language, stickers: NoStickers())
    await page.test.settled()
    try Golden.expect(draw(page.test), "stickers-failed.\(language.rawValue)")
  }

  @Test("A feed whose third batch could not be loaded", arguments: GalleryLanguage.allCases)
  func feedFailure(language: GalleryLanguage) async throws {
    let page = GalleryTest(.feed, language)
    for _ in 1...2 { await page.loadBatch() }
    try Golden.expect(draw(page.test), "feed-failed.\(language.rawValue)")
  }

  @Test("A chat with a long message", arguments: GalleryLanguage.allCases)
  func chat(language: GalleryLanguage) throws {
    let page = GalleryTest(.contact, language)
    try page.test.tap(.id("chat"))
    let text = Array(repeating: "Where is my order?", count: 8).joined(separator: " ")
    try page.test.type(text, into: .text(page.say(.chatMessage)))
    try page.test.tap(page.say(.sendMessage))
    try Golden.expect(draw(page.test), "chat.\(language.rawValue)")
  }

  @Test("Shipping address without recent addresses", arguments: GalleryLanguage.allCases)
  func noAddresses(language: GalleryLanguage) throws {
    let page = GalleryTest(.shipping, language)
    for address in page.gallery.addresses.recent {
      try page.test.delete(.text(address.address.recipient))
    }
    try Golden.expect(draw(page.test), "shipping-no-addresses.\(language.rawValue)")
  }

  @Test("The difference of two drawings marks the lines of each")
  func difference() {
    #expect(
      Golden.difference(from: ["a", "b", "c", "d"], to: ["a", "x", "c", "d", "e"])
        == ["  a", "- b", "+ x", "  c", "  d", "+ e"])
    #expect(Golden.difference(from: [], to: ["a"]) == ["+ a"])
    #expect(Golden.difference(from: ["a", "b"], to: ["b"]) == ["- a", "  b"])
  }
}
