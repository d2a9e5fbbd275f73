// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import GalleryTesting
import Rowhouse
import Testing
import UIKitDriving

/// All pages as they are drawn: the texts, fonts, and colors of labels, and all frames.
@MainActor
@Suite("The gallery's pages on UIKit")
struct PageTests {
  @Test(
    "Each row is drawn as its parts describe, at each width and text size, in light and dark",
    arguments: PageName.allCases.filter { $0 != .million }, GalleryLanguage.allCases)
  func drawn(name: PageName, language: GalleryLanguage) async {
    let screen = AppScreen(language, size: CGSize(width: 390, height: 844))
    screen.open(name)
    if name == .stickers { await screen.advance(by: SlowStickerSource.delay) }
    #expect(screen.controller.title == screen.gallery.say(name.title))
    for dark in [false, true] {
      screen.window.setStyle(dark ? .dark : .light)
      for width in [320.0, 390, 768] {
        screen.window.rotate(to: CGSize(width: width, height: 844))
        screen.settle()
        let (faults, seen) = screen.check()
        #expect(faults == [], "\(width) points, dark: \(dark)")
        #expect(seen == screen.page.rowCount, "\(width) points")
      }
    }
    screen.window.setTextSize(.accessibilityLarge)
    for width in [320.0, 768] {
      screen.window.rotate(to: CGSize(width: width, height: 844))
      screen.settle()
      let (faults, _) = screen.check()
      #expect(faults == [], "large text at \(width) points")
    }
    #expect(screen.diagnostics.isEmpty)
  }
}
#endif
