// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import RowhouseTesting
import Testing

@MainActor
@Suite("The texts of the gallery")
struct TextTests {
  @Test("All texts of a page differ between the languages, except for names")
  func translated() {
    let names: Set = [
      "J_Knight", "xxxxxx", "good good study", "12.3M", "A4", "example.com", "shop@example.com",
      "RH-2026-1123", "IBAN", "DE02 1203 0000 0000 2020 51",
      "ann@example.com",
      "Ann Miller", "350 Fifth Avenue, New York", "Wang Fang", "100 Century Avenue, Shanghai",
    ]
    // The names of the million rows are not translated, and each would have to be made. The page with numbers has the
    // same sections in every language.
    for name in PageName.allCases where name != .million && name != .numbers {
      let page = GalleryTest(name)
      let english = [page.test.titles] + page.test.rows
      page.gallery.language = .chinese
      let chinese = [page.test.titles] + page.test.rows
      #expect(english.map(\.count) == chinese.map(\.count), "\(name)")
      for (one, other) in zip(english.joined(), chinese.joined()) {
        let isNumber = !one.contains(where: \.isLetter)
        #expect(one != other || isNumber || names.contains(one), "“\(one)” of \(name)")
      }
    }
  }
}
