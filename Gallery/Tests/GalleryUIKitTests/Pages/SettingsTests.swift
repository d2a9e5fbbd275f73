// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import GalleryTesting
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("Settings in the app")
struct SettingsTests {
  @Test(
    "The switch turns the window dark and back, and remains the same view",
    arguments: GalleryLanguage.allCases)
  func nightMode(language: GalleryLanguage) async {
    let screen = AppScreen(opening: .settings, language)
    let indexPath = screen.indexPath(of: 7)
    let toggle = screen.view(UISwitch.self, in: indexPath)
    #expect(!toggle.isOn && screen.window.traitCollection.userInterfaceStyle != .dark)
    toggle.tap()
    await screen.settled()
    #expect(screen.gallery.nightMode && screen.window.overrideUserInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.table.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.view(UISwitch.self, in: indexPath) === toggle && toggle.isOn)
    #expect(screen.check().faults == [])
    // A change by other code is animated.
    screen.gallery.nightMode = false
    await screen.settled()
    #expect(screen.view(UISwitch.self, in: indexPath) === toggle && !toggle.isOn)
    #expect(screen.window.overrideUserInterfaceStyle == .unspecified)
    #expect(screen.gallery.log == [.nightModeOn])
    #expect(screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(
    "Logging out asks first, and neither answer has an effect", arguments: GalleryLanguage.allCases)
  func logOut(language: GalleryLanguage) async throws {
    let screen = AppScreen(opening: .settings, language)
    let before = screen.rows
    for answer in [Localized.cancel, .yes] {
      screen.tap(id: 6)
      let alert = try #require(screen.alert)
      #expect(alert.title == screen.gallery.say(.reallyLogOut) && alert.message == nil)
      #expect(alert.actions.map(\.title) == [.cancel, .yes].map { screen.gallery.say($0) })
      #expect(alert.actions.map(\.style) == [.cancel, .default])
      alert.tap(screen.gallery.say(answer))
      await screen.settled()
      #expect(screen.alert == nil && screen.rows == before && screen.titles.count == 2)
    }
    #expect(screen.gallery.log == [.logOut, .logOut] && screen.diagnostics.isEmpty)
  }

  @Test(
    "Clearing the cache shows its progress, then reports an empty cache",
    arguments: GalleryLanguage.allCases)
  func clearCache(language: GalleryLanguage) async throws {
    let screen = AppScreen(opening: .settings, language)
    let indexPath = screen.indexPath(of: 8)
    #expect(screen.texts(at: indexPath).last == "12.3M")
    screen.tap(at: indexPath)
    for step in 1..<GalleryCache.steps {
      await screen.advance(by: GalleryCache.stepDuration)
      let overlay = try #require(screen.overlays.first)
      #expect(overlay.labels.map(\.text) == [screen.gallery.say(.clearingCache)])
      #expect(overlay.subviews.first?.accessibilityValue == "\(10 * step)%")
      #expect(screen.texts(at: indexPath).last == "\(screen.gallery.cache.size)")
    }
    await screen.advance(by: GalleryCache.stepDuration)
    #expect(screen.overlays.isEmpty && screen.texts(at: indexPath).last == "0.0M")
    screen.table.tap(row: indexPath)
    // The toast disappears automatically, so the test reads it before animations end.
    #expect(screen.overlays.flatMap(\.labels).map(\.text) == [screen.gallery.say(.cacheIsEmpty)])
    screen.settle()
    #expect(screen.overlays.isEmpty)
    #expect(screen.gallery.log == [.clearCache, .clearCache] && screen.diagnostics.isEmpty)
  }

  @Test(
    "Two rows push the custom cells",
    arguments: [(9, PageName.groupedCells), (10, .cellsOfOneGroup)], GalleryLanguage.allCases)
  func leads(row: (id: Int, name: PageName), language: GalleryLanguage) {
    let screen = AppScreen(opening: .settings, language)
    screen.tap(id: ItemID(row.id))
    #expect(screen.titles.last == screen.gallery.say(row.name.title))
    let cells = screen.rows
    #expect(cells.count == 7)
    #expect(cells.allSatisfy { $0.last == screen.gallery.say(.honorOfKings) })
    screen.back()
    #expect(screen.titles.count == 2)
  }

  @Test(
    "Each of the custom cells differs in one property",
    arguments: [PageName.groupedCells, .cellsOfOneGroup])
  func customCells(name: PageName) {
    let screen = AppScreen(opening: name)
    let indexPaths = (0..<7).map {
      name == .groupedCells ? IndexPath(row: 0, section: $0) : IndexPath(row: $0, section: 0)
    }
    let parts = indexPaths.map { screen.cell(at: $0).contentView.drawnParts }
    // The picture, the title, the value and its picture, the chevron.
    #expect(parts.allSatisfy { $0.count == 5 })
    let labels = parts.map { $0.compactMap { $0 as? UILabel } }
    #expect(parts.map { $0[0].frame.width } == [30, 20, 30, 30, 30, 30, 30])
    #expect(parts.map { $0[1].frame.minX - $0[0].frame.maxX } == [10, 10, 10, 20, 10, 10, 10])
    #expect(labels.map { $0[0].font.pointSize } == [15, 15, 8, 15, 15, 15, 15])
    #expect(labels.map { $0[1].font.pointSize } == [13, 13, 13, 13, 13, 18, 13])
    let pictures = indexPaths.map { screen.picture("wzry", in: $0).frame }
    #expect(
      pictures.map { abs($0.width - 28.74) < 0.5 } == [true, true, true, true, false, true, true])
    #expect(pictures[4].size == CGSize(width: 15, height: 15))
    let gaps = zip(labels, pictures).map { labels, picture in picture.minX - labels[1].frame.maxX }
    #expect(gaps.map { $0.rounded() } == [6, 6, 6, 6, 6, 6, 18])
  }
}
#endif
