// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import GalleryPages
import GalleryTesting
import RowhouseTesting
import Testing

@testable import gallery

@Suite("The command that shows the pages")
struct PagesCommandTests {
  @Test("The command shows the pages in English, in the colors of WeChat")
  func standard() throws {
    let pages = try #require(try Gallery.parseAsRoot(["pages"]) as? Gallery.Pages)
    #expect(pages.language == .english && pages.theme == .weChat)
  }

  @Test("Language and theme are read")
  func options() throws {
    let arguments = ["pages", "--language", "zh", "--theme", "standard"]
    let pages = try #require(try Gallery.parseAsRoot(arguments) as? Gallery.Pages)
    #expect(pages.language == .chinese && pages.theme == .standard)
  }

  @Test("Unknown languages and themes are refused", arguments: ["--language=fr", "--theme=dark"])
  func refused(argument: String) {
    #expect(throws: (any Error).self) { try Gallery.parseAsRoot(["pages", argument]) }
  }

  @MainActor
  @Test("Without a terminal each page is printed once", arguments: GalleryLanguage.allCases)
  func drawings(language: GalleryLanguage) {
    let gallery = GalleryState(language: language, clock: HandClock())
    let text = Gallery.Pages.drawings(gallery)
    let pages = PageName.allCases.map {
      "\(PageText(GalleryTest($0, language).test.page, width: 70))"
    }
    #expect(text == pages.joined(separator: "\n\n\n"))
  }
}
