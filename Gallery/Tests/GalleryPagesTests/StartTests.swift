// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The start page")
struct StartTests {
  @Test(
    "The start page pushes each other page",
    arguments: LanguagePair.all.filter { $0.name != .start })
  func leads(pair: LanguagePair) throws {
    let page = GalleryTest(.start, pair.language)
    try page.test.tap(.id(pair.name))
    #expect(page.test.titles == [page.say(.start), page.say(pair.name.title)])
    try page.test.back()
    #expect(page.test.titles == [page.say(.start)])
  }

  @Test("A row switches the language of all pages")
  func language() throws {
    let page = GalleryTest(.start)
    try page.test.tap("Language")
    #expect(page.gallery.language == .chinese)
    #expect(page.test.title == "画廊" && page.test.shows("发现"))
    try page.test.tap("语言")
    #expect(page.test.title == "Gallery" && page.test.shows("Discover"))
  }

  @Test("Open pages change their language as well")
  func open() throws {
    let page = GalleryTest(.me)
    try page.test.tap(.id(7))
    page.gallery.language = .chinese
    #expect(page.test.titles == ["我", "设置"])
  }

  @Test("A row switches the theme of all pages, and updates only its own row")
  func theme() throws {
    let page = GalleryTest(.start)
    #expect(page.test.page.theme == .weChat && page.test.shows("WeChat"))
    try page.test.tap("Theme")
    #expect(page.gallery.themeChoice == .standard)
    #expect(page.test.page.theme == .standard && page.test.shows("Standard"))
    #expect(page.edits == ["style\n6 sections, 30 rows → 6 sections, 30 rows\n~ 5.1 → 5.1"])
  }
}
