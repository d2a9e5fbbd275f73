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
  @Test("The command shows the pages in English, in the standard theme")
  func standard() throws {
    let pages = try #require(try Gallery.parseAsRoot(["pages"]) as? Gallery.Pages)
    #expect(pages.language == .english && pages.theme == .standard)
  }

  @Test("Language and theme are read")
  func options() throws {
    let arguments = ["pages", "--language", "zh", "--theme", "wechat"]
    let pages = try #require(try Gallery.parseAsRoot(arguments) as? Gallery.Pages)
    #expect(pages.language == .chinese && pages.theme == .weChat)
  }

  @Test("Unknown languages and themes are refused", arguments: ["--language=fr", "--theme=dark"])
  func refused(argument: String) {
    #expect(throws: (any Error).self) { try Gallery.parseAsRoot(["pages", argument]) }
  }

  @MainActor
  @Test("Without a terminal each page is printed once", arguments: GalleryLanguage.allCases)
  func drawings(language: GalleryLanguage) {
    let gallery = GalleryState(language: language, themeChoice: .weChat, clock: HandClock())
    let text = Gallery.Pages.drawings(gallery)
    let pages = PageName.allCases.map {
      "\(PageText(GalleryTest($0, language).test.page, width: 70))"
    }
    #expect(text == pages.joined(separator: "\n\n\n"))
  }
}
