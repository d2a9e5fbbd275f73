// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("The playlist in the app")
struct PlaylistTests {
  /// The titles of the songs, as cells show them.
  private func songs(_ screen: AppScreen) -> [String] {
    (0..<screen.table.numberOfRows(inSection: 1)).compactMap {
      screen.texts(at: IndexPath(row: $0, section: 1)).first
    }
  }

  private let first = IndexPath(row: 0, section: 1)

  @Test("Swipe actions like and remove songs", arguments: GalleryLanguage.allCases)
  func swiping(language: GalleryLanguage) {
    let screen = AppScreen(opening: .playlist, language)
    let (table, before, say) = (screen.table, songs(screen), screen.gallery.say)
    #expect(table.swipe(row: first, edge: .leading) == [say(.favorite)])
    table.chooseAction(say(.favorite))
    screen.settle()
    _ = screen.picture("checkmark", in: first)
    #expect(table.swipe(row: first, edge: .leading) == [say(.unfavorite)])
    table.chooseAction(say(.unfavorite))
    screen.settle()
    #expect(screen.check().faults == [])
    #expect(table.swipe(row: first) == [say(.removeSong)])
    table.chooseAction(say(.removeSong))
    screen.settle()
    #expect(songs(screen) == Array(before.dropFirst()))
    #expect(screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("The menu plays a song next and copies its title")
  func menu() {
    let screen = AppScreen(opening: .playlist)
    let (table, indexPath) = (screen.table, screen.indexPath(withText: "Tea at midnight"))
    #expect(table.longPress(row: indexPath) == ["Play next", "Copy title", "Rename the song"])
    table.chooseMenuItem("Play next")
    screen.settle()
    #expect(songs(screen).first == "Tea at midnight")
    table.longPress(row: first)
    table.chooseMenuItem("Copy title")
    #expect(screen.overlays.flatMap(\.labels).map(\.text) == ["Copied: Tea at midnight"])
    screen.settle()
    #expect(screen.check().faults == [])
  }

  @Test("Songs are dragged only while the order is edited")
  func order() {
    let screen = AppScreen(opening: .playlist)
    let before = songs(screen)
    #expect(!screen.cell(at: first).showsReorderControl || !screen.table.isEditing)
    screen.view(UISwitch.self, in: screen.indexPath(of: "edit")).tap()
    screen.settle()
    #expect(screen.table.isEditing && screen.cell(at: first).showsReorderControl)
    screen.table.drag(row: first, to: IndexPath(row: 2, section: 1))
    screen.settle()
    #expect(songs(screen) == [before[1], before[2], before[0]] + before[3...])
    screen.view(UISwitch.self, in: screen.indexPath(of: "edit")).tap()
    screen.settle()
    #expect(!screen.table.isEditing && screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("Pulling takes a second and adds a new song")
  func refreshing() async {
    let screen = AppScreen(opening: .playlist)
    screen.table.pullToRefresh()
    #expect(screen.table.refreshControl?.isRefreshing == true)
    await screen.advance(by: Playlist.delay)
    #expect(screen.table.refreshControl?.isRefreshing == false)
    #expect(songs(screen).count == 6 && songs(screen).first == "First snow")
    #expect(screen.check().faults == [])
  }
}
#endif
