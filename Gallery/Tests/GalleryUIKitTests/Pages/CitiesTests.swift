// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("The cities in the app")
struct CitiesTests {
  @Test("Taps select several cities in several sections")
  func selecting() {
    let screen = AppScreen(opening: .cities)
    let indexPaths = [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 2)]
    for indexPath in indexPaths { screen.tap(at: indexPath) }
    #expect(screen.table.indexPathsForSelectedRows?.sorted() == indexPaths)
    #expect(screen.texts(at: screen.indexPath(of: "count")) == ["Cities you have been to", "2"])
    screen.tap(at: indexPaths[0])
    #expect(screen.table.indexPathsForSelectedRows == [indexPaths[1]])
    screen.tap(id: "forget")
    #expect(screen.table.indexPathsForSelectedRows ?? [] == [])
    #expect(screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  #if os(Linux)
  // UIKit has no function that touches the index.
  @Test("A letter of the index leads to its section", arguments: GalleryLanguage.allCases)
  func index(language: GalleryLanguage) {
    let screen = AppScreen(opening: .cities, language)
    let letters = screen.table.shownIndexTitles
    #expect(letters.count == screen.table.numberOfSections - 1)
    screen.table.touchIndex(letters[4])
    screen.settle()
    let top = screen.table.contentOffset.y + screen.table.adjustedContentInset.top
    #expect(abs(screen.table.rect(forSection: 5).minY - top) < 1)
    #expect(screen.check().faults == [])
  }
  #endif
}
#endif
