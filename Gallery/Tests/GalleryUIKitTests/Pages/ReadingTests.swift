// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in has a screen reader.
#if os(Linux)
import GalleryPages
import GalleryTesting
import Rowhouse
import Testing
import UIKitDouble

/// All pages as a screen reader reads them.
@MainActor
@Suite("The gallery read aloud")
struct ReadingTests {
  @Test(
    "Each element has a name, and no name is read twice in succession",
    arguments: PageName.allCases.filter { $0 != .million }, GalleryLanguage.allCases)
  func names(name: PageName, language: GalleryLanguage) {
    let screen = AppScreen(language, size: CGSize(width: 390, height: 844))
    screen.open(name)
    screen.settle()
    var count = 0
    screen.visitCells { cell in
      let reader = ScreenReader(in: cell)
      var last: String?
      for element in reader.elements {
        let label = element.accessibilityLabel ?? ""
        #expect(!label.isEmpty, "\(type(of: element)) at \(element.frame) of \(cell)")
        // Distant controls may have the same name, such as the categories that the shop has twice.
        #expect(label != last, "\(reader.spoken)")
        last = label
      }
      count += reader.elements.count
    }
    #expect(count > 0)
  }
}
#endif
