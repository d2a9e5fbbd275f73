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

  @Test("Songs are swiped to be liked and to be taken out", arguments: GalleryLanguage.allCases)
  func swiping(language: GalleryLanguage) throws {
    let page = GalleryTest(.playlist, language)
    let first = try #require(songs(page).first)
    let row = RowQuery.text(first)
    try page.test.swipe(row, page.say(.favorite), edge: .leading)
    #expect(page.edits == ["2 sections, 6 rows → 2 sections, 6 rows\n~ 1.0 → 1.0"])
    try page.test.swipe(row, page.say(.unfavorite), edge: .leading)
    try page.test.swipe(row, page.say(.removeSong))
    #expect(songs(page).count == 4 && !songs(page).contains(first))
  }

  @Test("Its menu plays a song next and copies its title")
  func menu() throws {
    let page = GalleryTest(.playlist)
    try page.test.choose("Play next", fromMenuOf: "Tea at midnight")
    #expect(songs(page).first == "Tea at midnight")
    try page.test.choose("Copy title", fromMenuOf: "Tea at midnight")
    #expect(page.test.toasts == ["Copied: Tea at midnight"])
  }

  @Test("Songs are put in order while that is switched on, which leaves the host nothing to do")
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

  @Test("Refreshing takes a second and brings a song that was not there")
  func refreshing() async throws {
    let page = GalleryTest(.playlist)
    async let refresh: Void = page.test.refresh()
    await page.clock.advance(by: Playlist.delay)
    try await refresh
    #expect(songs(page).first == "First snow" && songs(page).count == 6)
  }
}
