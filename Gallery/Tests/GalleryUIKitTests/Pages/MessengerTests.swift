// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import GalleryTesting
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("Discover, Me and Stickers in the app")
struct MessengerTests {
  @Test(
    "The new game appears after two seconds, in the same cell",
    arguments: GalleryLanguage.allCases)
  func newGame(language: GalleryLanguage) async {
    let screen = AppScreen(language)
    let indexPath = screen.indexPath(of: 7)
    let cell = screen.cell(at: indexPath)
    await screen.advance(by: .milliseconds(1_999))
    #expect(screen.texts(at: indexPath) == [.games, .playHonorOfKings].map(screen.gallery.say))
    _ = screen.picture("wzry", in: indexPath)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.texts(at: indexPath) == [.newGame, .playDouDizhu].map(screen.gallery.say))
    _ = (screen.picture("game_1", in: indexPath), screen.picture("doudizhu", in: indexPath))
    #expect(screen.cell(at: indexPath) === cell)
    #expect(screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(
    "Three rows of Me push a page and log it",
    arguments: [
      (0, Localized.info, Localized.leadsToInfo), (5, .stickers, .leadsToStickers),
      (7, .settings, .leadsToSettings),
    ], GalleryLanguage.allCases)
  func leads(row: (id: Int, title: Localized, message: Localized), language: GalleryLanguage) {
    let screen = AppScreen(language)
    screen.app.tapTab(screen.gallery.say(.me))
    screen.tap(id: ItemID(row.id))
    #expect(screen.titles == [.me, row.title].map(screen.gallery.say))
    #expect(screen.gallery.log == [row.message])
    screen.back()
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(
    "A spinner turns until the stickers are loaded, on each visit",
    arguments: GalleryLanguage.allCases)
  func stickers(language: GalleryLanguage) async {
    let screen = AppScreen(language)
    screen.app.tapTab(screen.gallery.say(.me))
    for _ in 0..<2 {
      screen.tap(id: 5)
      await screen.advance(by: .milliseconds(1_499))
      #expect(screen.rows == [[screen.gallery.say(.loadingStickers)]])
      let spinner = screen.view(UIActivityIndicatorView.self, in: IndexPath(row: 0, section: 0))
      #expect(spinner.isAnimating)
      await screen.advance(by: .milliseconds(1))
      let titles: [Localized] = [.wink, .tongue, .tearsOfJoy, .laugh, .devil, .crying]
      #expect(screen.rows == titles.map { [screen.gallery.say($0)] })
      for number in 0..<6 {
        _ = screen.picture("emoji_\(number + 1)", in: IndexPath(row: number, section: 0))
      }
      screen.back()
    }
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("Stickers that failed to load can be loaded again")
  func failure() async {
    let screen = AppScreen(stickers: NoStickers(failures: 1))
    screen.open(.stickers)
    await screen.settled()
    let indexPath = IndexPath(row: 0, section: 0)
    #expect(screen.texts(at: indexPath) == [screen.gallery.say(.noStickers)])
    screen.view(UIButton.self, in: indexPath).tap()
    screen.settle()
    #expect(screen.rows == [[screen.gallery.say(.loadingStickers)]])
    await screen.settled()
    #expect(screen.rows.count == 6 && screen.diagnostics.isEmpty)
  }

  /// The ids of the rows with a handler.
  private static let busy: [PageName: Set<Int>] = [.me: [0, 5, 7], .settings: [6, 8, 9, 10]]

  @Test(
    "All other rows are only deselected",
    arguments: [
      PageName.discover, .me, .settings, .info, .stickers, .groupedCells, .cellsOfOneGroup,
      .messages,
      .profile, .shop, .feed, .firstShop, .firstFeed,
    ])
  func quiet(name: PageName) async {
    let busy = Self.busy[name] ?? []
    let screen = AppScreen(opening: name)
    if name == .stickers { await screen.advance(by: SlowStickerSource.delay) }
    let before = screen.rows
    for section in 0..<screen.table.numberOfSections {
      for row in 0..<screen.table.numberOfRows(inSection: section) {
        let id = screen.page.rowID(at: RowIndexPath(section: section, row: row))
        if let id = id?.value as? Int, busy.contains(id) { continue }
        screen.tap(at: IndexPath(row: row, section: section))
        #expect(screen.table.indexPathForSelectedRow == nil, "\(section).\(row) stays selected")
      }
    }
    #expect(screen.rows == before && screen.titles.count == 2)
    #expect(screen.alert == nil && screen.overlays.isEmpty && screen.gallery.log.isEmpty)
    #expect(screen.diagnostics.isEmpty)
  }
}
#endif
