// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Settings")
struct SettingsTests {
  @Test(
    "Two rows push the custom cells",
    arguments: [(9, Localized.groupedCells), (10, .cellsOfOneGroup)], GalleryLanguage.allCases)
  func leads(row: (id: Int, title: Localized), language: GalleryLanguage) throws {
    let page = GalleryTest(.settings, language)
    try page.test.tap(.id(row.id))
    #expect(page.test.titles == [page.say(.settings), page.say(row.title)])
    #expect(page.gallery.log.isEmpty)
  }

  @Test("The switch turns on night mode", arguments: GalleryLanguage.allCases)
  func nightMode(language: GalleryLanguage) throws {
    let page = GalleryTest(.settings, language)
    try page.test.toggle(.text(page.say(.nightMode)))
    #expect(page.gallery.nightMode)
    try page.test.toggle(.id(7))
    #expect(!page.gallery.nightMode)
    #expect(page.gallery.log == [.nightModeOn, .nightModeOff])
    let edit = "appearance\n5 sections, 11 rows → 5 sections, 11 rows\n~ 1.1 → 1.1"
    #expect(page.edits == [edit, edit])
  }

  @Test("The switch follows the model")
  func follows() {
    let page = GalleryTest(.settings)
    page.gallery.nightMode = true
    #expect(page.test.text.lines.contains { $0.hasSuffix("(on)") })
    #expect(page.gallery.log.isEmpty)
  }

  @Test("Logging out asks first, and neither answer has an effect", arguments: LanguageAnswer.all)
  func logOut(answer: LanguageAnswer) throws {
    let page = GalleryTest(.settings, answer.language)
    let before = page.test.text
    try page.test.tap(page.say(.logOut))
    #expect(page.gallery.log == [.logOut])
    let dialog = try #require(page.test.dialog)
    #expect(dialog.title == page.say(.reallyLogOut) && dialog.message.isEmpty)
    #expect(dialog.actions.map(\.title) == [page.say(.cancel), page.say(.yes)])
    #expect(dialog.actions.map(\.role) == [.cancel, .normal])
    try page.test.answer(page.say(answer.text))
    #expect(page.test.dialog == nil && page.test.text == before)
    #expect(page.test.titles.count == 1 && page.gallery.log == [.logOut])
  }

  @Test("Rows have icons on tiles in the standard theme, and none in that of the original")
  func icons() {
    let page = GalleryTest(.settings)
    func images() -> [ImageSource?] {
      page.indexPaths.map { page.test.page.row(at: $0)?.standardContent?.image }
    }
    #expect(images().allSatisfy { $0 == nil })
    page.gallery.themeChoice = .standard
    _ = page.test.text
    let shown = images()
    #expect(shown.count == 11 && shown.last == .some(nil))
    #expect(shown.dropLast().allSatisfy { if case .symbol = $0 { true } else { false } })
    let tiles = Set(
      page.indexPaths.compactMap { page.test.page.row(at: $0)?.standardContent?.imageTile })
    #expect(tiles.count == 7)
    // One tile is too bright for white.
    let symbols = tiles.map { Theme.standard.symbolColor(onTile: $0) }
    #expect(symbols.count { $0 == .hex(0) } == 1 && symbols.count { $0 == .hex(0xFFFFFF) } == 6)
  }

  @Test("The row that logs out is black and centered")
  func logOutRow() throws {
    let page = GalleryTest(.settings)
    let indexPath = RowIndexPath(section: 4, row: 0)
    let row = try #require(page.test.page.row(at: indexPath))
    let style = try #require(page.test.page.style(at: indexPath))
    guard case .text(let text) = row.body(style: style) else {
      Issue.record("no text alone")
      return
    }
    #expect(text.alignment == .center && text.font == .system(size: 16))
    #expect(Theme.weChat.rgba(of: text.color, dark: false) == RGBA(hex: 0x000000))
  }
}

/// An answer to the question of logging out, in one of the languages.
struct LanguageAnswer: Sendable {
  let language: GalleryLanguage
  let text: Localized

  static let all = GalleryLanguage.allCases.flatMap { language in
    [Localized.cancel, .yes].map { LanguageAnswer(language: language, text: $0) }
  }
}
