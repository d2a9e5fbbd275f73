// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

/// Rows of the original that are only deselected.
///
/// Those with a disclosure indicator show a message.
@MainActor
@Suite("Taps without an effect")
struct QuietTapTests {
  /// The ids of the rows with a handler.
  private static let busy: [PageName: Set<Int>] = [.me: [0, 5, 7], .settings: [6, 8, 9, 10]]

  /// The pages that other tests tap.
  private nonisolated static let elsewhere: Set<PageName> = [
    .start, .stickers, .stores, .storeEmployee, .storeManager, .playlist, .cities, .controls,
    .choices, .numbers, .contact, .signUp, .shipping, .expenses, .million,
  ]

  @Test(
    "A tap only deselects, or shows the message of rows without a destination",
    arguments: LanguagePair.all.filter { !elsewhere.contains($0.name) })
  func quiet(pair: LanguagePair) throws {
    let page = GalleryTest(pair.name, pair.language)
    let before = page.test.text
    var messages: [String] = []
    for indexPath in page.indexPaths {
      let id = page.test.page.rowID(at: indexPath)
      if id == "clear" { continue }
      if let id = id?.value as? Int, Self.busy[pair.name]?.contains(id) == true { continue }
      if page.test.page.row(at: indexPath)?.accessory == .disclosure {
        messages.append(page.gallery.say(.onlyALook))
      }
      do throws(PageTestError) {
        try page.test.tap(.at(indexPath))
      } catch {
        // Labels and controls have no handler for taps.
        guard case .notOffered(.tap, _, _) = error else { throw error }
      }
      #expect(page.test.selectedRow == nil, "\(indexPath) stays selected")
    }
    expectNothing(page, before, except: messages)
  }

  @Test(
    "A tap on a sticker shows the message of rows without a destination",
    arguments: GalleryLanguage.allCases)
  func stickers(language: GalleryLanguage) async throws {
    let page = GalleryTest(.stickers, language)
    await page.clock.advance(by: SlowStickerSource.delay)
    let before = page.test.text
    #expect(page.indexPaths.count == 6)
    for indexPath in page.indexPaths {
      try page.test.tap(.at(indexPath))
      #expect(page.test.selectedRow == nil, "\(indexPath) stays selected")
    }
    expectNothing(page, before, except: Array(repeating: page.gallery.say(.onlyALook), count: 6))
  }

  private func expectNothing(_ page: GalleryTest, _ before: PageText, except messages: [String]) {
    #expect(page.test.text == before)
    #expect(page.test.titles.count == 1)
    #expect(page.test.dialog == nil && page.test.toasts == messages && page.test.progress.isEmpty)
    #expect(page.gallery.log.isEmpty && !page.gallery.nightMode)
    #expect(page.test.diagnostics.isEmpty)
  }
}
