// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The packing list")
struct PackingTests {
  /// The things of each stage.
  private func lists(_ page: GalleryTest) -> [[String]] {
    (1...3).map { section in
      (0..<page.test.page.sections[section].rowCount).compactMap { row in
        page.test.page.row(at: RowIndexPath(section: section, row: row))?.texts.first
      }
    }
  }

  @Test(
    "The menu inside the menu moves a thing to another list", arguments: GalleryLanguage.allCases)
  func menu(language: GalleryLanguage) throws {
    let page = GalleryTest(.packing, language)
    let before = lists(page)
    let first = try #require(before[0].first)
    try page.test.choose(page.say(.packed), fromMenuOf: .text(first))
    #expect(lists(page) == [Array(before[0].dropFirst()), before[1], before[2] + [first]])
    // A thing is not moved to the list in which it already is.
    #expect(throws: PageTestError.self) {
      try page.test.choose(page.say(.packed), fromMenuOf: .text(first))
    }
    try page.test.choose(page.say(.leaveAtHome), fromMenuOf: .text(first))
    #expect(page.test.toasts == ["\(page.say(.stayHere)): \(first)"])
  }

  @Test("Things move between the lists while the order is changed")
  func order() throws {
    let page = GalleryTest(.packing)
    let target = RowIndexPath(section: 3, row: 0)
    #expect(throws: PageTestError.self) { try page.test.move("Passport", to: target) }
    try page.test.toggle("Change the order")
    #expect(try page.test.move("Passport", to: target) == target)
    #expect(lists(page)[2] == ["Passport", "A book"])
    #expect(!lists(page)[1].contains("Passport"))
    #expect(page.test.diagnostics.isEmpty)
  }
}
