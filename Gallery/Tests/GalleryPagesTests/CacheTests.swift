// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Clearing the cache")
struct CacheTests {
  private func value(_ page: GalleryTest) -> String? {
    page.test.rows.first { $0.first == page.say(.clearCache) }?.last
  }

  @Test("Clearing counts down step by step", arguments: GalleryLanguage.allCases)
  func countsDown(language: GalleryLanguage) async throws {
    let page = GalleryTest(.settings, language)
    #expect(value(page) == "12.3M")
    try page.test.tap(page.say(.clearCache))
    #expect(value(page) == "12.3M")
    #expect(page.test.progress.map(\.message) == [page.say(.clearingCache)])
    var seen: [String?] = []
    for step in 1...GalleryCache.steps {
      await page.clock.advance(by: GalleryCache.stepDuration)
      seen.append(value(page))
      if step < GalleryCache.steps {
        #expect(page.test.progress.map(\.fraction) == [Double(step) / 10])
      }
    }
    #expect(
      seen == [
        "11.0M", "9.8M", "8.6M", "7.3M", "6.1M", "4.9M", "3.6M", "2.4M", "1.2M", "0.0M",
      ])
    #expect(page.test.progress.isEmpty && page.gallery.cache.isEmpty)
    #expect(
      page.edits
        == Array(repeating: "5 sections, 11 rows → 5 sections, 11 rows\n~ 1.2 → 1.2", count: 10))
  }

  @Test("A second tap during clearing is only logged")
  func twice() async throws {
    let page = GalleryTest(.settings)
    try page.test.tap(.id(8))
    await page.clock.advance(by: GalleryCache.stepDuration)
    try page.test.tap(.id(8))
    #expect(page.gallery.log == [.clearCache, .clearCache])
    #expect(page.test.progress.count == 1 && page.clock.sleeperCount == 1)
  }

  @Test("An empty cache is reported", arguments: GalleryLanguage.allCases)
  func empty(language: GalleryLanguage) async throws {
    let page = GalleryTest(.settings, language)
    try page.test.tap(.id(8))
    await page.clock.advance(by: GalleryCache.stepDuration * GalleryCache.steps)
    #expect(page.test.toasts.isEmpty)
    try page.test.tap(.id(8))
    #expect(page.test.toasts == [page.say(.cacheIsEmpty)])
    #expect(page.test.progress.isEmpty && page.gallery.log == [.clearCache, .clearCache])
  }

  @Test("Clearing continues when the page is left")
  func left() async throws {
    let page = GalleryTest(.me)
    try page.test.tap(.id(7))
    try page.test.tap(.id(8))
    try page.test.back()
    await page.clock.advance(by: GalleryCache.stepDuration * GalleryCache.steps)
    #expect(page.gallery.cache.isEmpty && page.test.progress.isEmpty)
  }
}
