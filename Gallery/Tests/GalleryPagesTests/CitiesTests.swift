// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The cities")
struct CitiesTests {
  @Test("The index has the letters of the names", arguments: GalleryLanguage.allCases)
  func index(language: GalleryLanguage) throws {
    let page = GalleryTest(.cities, language)
    let letters = page.test.indexTitles
    #expect(letters == letters.sorted() && Set(letters).count == letters.count)
    #expect(letters.count == page.test.page.sections.count - 1)
    for letter in letters { try page.test.touchIndex(letter) }
    #expect(page.test.page.rowCount == City.all.count + 2)
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("Several cities are selected, counted and deselected", arguments: GalleryLanguage.allCases)
  func selecting(language: GalleryLanguage) throws {
    let page = GalleryTest(.cities, language)
    let indexPaths = [RowIndexPath(section: 1, row: 0), RowIndexPath(section: 3, row: 0)]
    for indexPath in indexPaths { try page.test.tap(.at(indexPath)) }
    #expect(page.test.page.selectedRows == indexPaths)
    #expect(page.test.rows[0] == [page.say(.visitedCities), "2"])
    try page.test.tap(.at(indexPaths[0]))
    #expect(page.test.page.selectedRows == [indexPaths[1]])
    try page.test.tap(.text(page.say(.forgetCities)))
    #expect(page.test.page.selectedRows.isEmpty)
    #expect(page.test.rows[0] == [page.say(.visitedCities), "0"])
  }
}
