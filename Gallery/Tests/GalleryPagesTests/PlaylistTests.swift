// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The playlist")
struct PlaylistTests {
  /// The titles of the songs.
  private func songs(_ page: GalleryTest) -> [String] {
    page.test.rows.dropFirst().compactMap(\.first)
  }

  @Test("Swipe actions like and remove songs", arguments: GalleryLanguage.allCases)
  func swiping(language: GalleryLanguage) throws {
    let page = GalleryTest(.playlist, language)
    let first = try #require(songs(page).first)
    let row = RowQuery.text(first)
    try page.test.choose(page.say(.favorite), bySwiping: row, edge: .leading)
    #expect(page.edits == ["2 sections, 6 rows → 2 sections, 6 rows\n~ 1.0 → 1.0"])
    try page.test.choose(page.say(.unfavorite), bySwiping: row, edge: .leading)
    try page.test.choose(page.say(.removeSong), bySwiping: row)
    #expect(songs(page).count == 4 && !songs(page).contains(first))
  }

  @Test("The menu plays a song next and copies its title")
  func menu() throws {
    let page = GalleryTest(.playlist)
    try page.test.choose("Play next", fromMenuOf: "Tea at midnight")
    #expect(songs(page).first == "Tea at midnight")
    try page.test.choose("Copy title", fromMenuOf: "Tea at midnight")
    #expect(page.test.toasts == ["Copied: Tea at midnight"])
  }

  @Test("A song is renamed", arguments: GalleryLanguage.allCases)
  func renaming(language: GalleryLanguage) throws {
    let page = GalleryTest(.playlist, language)
    let first = try #require(songs(page).first)
    try page.test.choose(page.say(.renameSong), fromMenuOf: .text(first))
    #expect(page.test.dialog?.field?.input.text == first)
    #expect(throws: PageTestError.self) { try page.test.answer(page.say(.rename), text: "") }
    try page.test.answer(page.say(.rename), text: "Rain")
    #expect(songs(page).first == "Rain")
  }

  @Test("The button in the header reverses the order", arguments: GalleryLanguage.allCases)
  func reversing(language: GalleryLanguage) throws {
    let page = GalleryTest(.playlist, language)
    let first = songs(page)
    try page.test.pressHeaderButton(page.say(.reverse))
    #expect(songs(page) == first.reversed())
    for song in first.dropLast() { try page.test.choose(page.say(.removeSong), bySwiping: song) }
    // One song has no order.
    #expect(throws: PageTestError.self) { try page.test.pressHeaderButton(page.say(.reverse)) }
  }

  @Test("Songs are reordered while editing, without an update of the host")
  func order() throws {
    let page = GalleryTest(.playlist)
    let song = try #require(songs(page).first)
    #expect(throws: PageTestError.self) { try page.test.move(.text(song), to: 2) }
    try page.test.toggle("Change the order")
    let edits = page.edits.count
    try page.test.move(.text(song), to: 2)
    #expect(songs(page)[2] == song)
    #expect(page.edits.count == edits)
  }

  @Test("A refresh takes a second and adds a new song")
  func refreshing() async throws {
    let page = GalleryTest(.playlist)
    async let refresh: Void = page.test.refresh()
    await page.clock.advance(by: Playlist.delay)
    try await refresh
    #expect(songs(page).first == "First snow" && songs(page).count == 6)
  }
}
