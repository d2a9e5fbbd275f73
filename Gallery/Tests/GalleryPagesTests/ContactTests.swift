// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The page with ways to reach a shop")
struct ContactTests {
  @Test("Each row opens, shares or copies something", arguments: GalleryLanguage.allCases)
  func requests(language: GalleryLanguage) throws {
    let page = GalleryTest(.contact, language)
    let test = page.test
    for indexPath in page.indexPaths where test.page.rowID(at: indexPath)?.isStructural == true {
      try test.tap(.at(indexPath))
    }
    let subject = language == .english ? "My%20order" : "%E6%88%91%E7%9A%84%E8%AE%A2%E5%8D%95"
    let links = [
      "https://example.com/", "mailto:shop@example.com?subject=\(subject)", "tel:+493023125001",
      "sms:+493023125001",
    ].compactMap { ExternalLink($0) }
    let shared = SharedContent(page.say(.invitation), link: links[0])
    #expect(
      test.systemRequests == links.map { .open($0) } + [
        .share(shared), .copy("RH-2026-1123"), .copy("DE02 1203 0000 0000 2020 51"),
      ])
    #expect(test.diagnostics.isEmpty && test.selectedRow == nil)
  }

  @Test("The shop answers a message", arguments: GalleryLanguage.allCases)
  func chat(language: GalleryLanguage) async throws {
    let page = GalleryTest(.contact, language)
    let test = page.test
    try test.tap(.id("chat"))
    #expect(test.page.followsEnd && test.page.sections[0].rowCount == 30)
    try test.type("Hello", into: .text(page.say(.chatMessage)))
    try test.tap(page.say(.sendMessage))
    #expect(test.rows[30].last == "Hello")
    await page.clock.advance(by: Chat.delay)
    #expect(test.rows[31].last == page.say(.onItsWay))
    #expect(test.page.sections[0].rowCount == 32 && test.diagnostics.isEmpty)
  }
}
