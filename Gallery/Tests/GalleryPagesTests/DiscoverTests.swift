// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Discover")
struct DiscoverTests {
  @Test("The new game appears after two seconds", arguments: GalleryLanguage.allCases)
  func newGame(language: GalleryLanguage) async {
    let page = GalleryTest(.discover, language)
    await page.clock.advance(by: .milliseconds(1_999))
    #expect(page.test.shows(page.say(.games)) && page.edits.isEmpty)
    await page.clock.advance(by: .milliseconds(1))
    #expect(page.test.rows.last == [page.say(.newGame), page.say(.playDouDizhu)])
    #expect(!page.test.shows(page.say(.games)))
  }

  @Test("The new game is an update of one row")
  func edit() async {
    let page = GalleryTest(.discover)
    await page.clock.advance(by: GameNews.delay)
    #expect(page.edits == ["4 sections, 7 rows → 4 sections, 7 rows\n~ 3.1 → 3.1"])
    await page.clock.advance(by: .seconds(60))
    #expect(page.edits.count == 1)
  }

  @Test("A released page does not wait")
  func gone() async throws {
    let page = GalleryTest(.start)
    try page.test.tap(.id(PageName.discover))
    try page.test.back()
    await page.clock.advance(by: GameNews.delay)
    #expect(page.test.title == "Gallery" && page.edits.isEmpty)
  }
}
