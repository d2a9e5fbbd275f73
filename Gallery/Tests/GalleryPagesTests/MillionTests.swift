// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("A million rows")
struct MillionTests {
  private let page: PageTest

  /// Creates a page with fewer rows if a million is not necessary.
  ///
  /// In a debug build a search among a million rows blocks the main actor, and all tests with it,
  /// for seconds.
  init() { page = Self.page(count: 30_000) }

  private static func page(count: Int) -> PageTest {
    let gallery = GalleryState(language: .english, clock: HandClock())
    return PageTest(MillionPage(gallery: gallery, rows: MillionRows(count: count)))
  }

  /// Returns the title and the number of a row.
  private func row(_ position: Int, of page: PageTest? = nil) -> [String]? {
    (page ?? self.page).page.row(at: RowIndexPath(section: 2, row: position)).map {
      Array($0.texts.prefix(2))
    }
  }

  private var count: Int? { page.page.rowCount(inSection: 2) }

  @Test("The contents of each row follow from its number")
  func rows() {
    let page = Self.page(count: 1_000_000)
    #expect(page.page.rowCount(inSection: 2) == 1_000_000)
    #expect(row(0, of: page)?.last == "1" && row(999_999, of: page)?.last == "1000000")
    #expect(row(77, of: page) == row(77) && row(77)?.last == "78")
  }

  @Test("Digits find the numbers that begin with them")
  func numbers() throws {
    try page.type("2718", into: .id("search"))
    // 2718 and 27180 … 27189.
    #expect(count == 11)
    #expect(row(0)?.last == "2718" && row(1)?.last == "27180" && row(10)?.last == "27189")
    try page.type("", into: .id("search"))
    #expect(count == 30_000)
  }

  @Test("No number ends the program", arguments: ["\(Int.min)", "\(Int.max)", "-1", "0", "00"])
  func extremes(number: String) throws {
    try page.type(number, into: .id("search"))
    #expect(count == 1 && page.shows("There is no such row"))
    try page.type(number, into: .id("go"))
    try page.type("1", into: .id("search"))
    #expect(row(0)?.last == "1")
  }

  @Test("Letters find the names that contain them")
  func names() throws {
    try page.type("quiet GARDEN", into: .id("search"))
    let found = try #require(count)
    #expect((300...600).contains(found))
    #expect((0..<50).allSatisfy { row($0)?.first == "Quiet garden" })
    try page.type("volcano", into: .id("search"))
    #expect(count == 1 && page.shows("There is no such row"))
  }

  @Test(
    "A number scrolls to its row",
    arguments: [(1, 0), (400_000, 399_999), (1_000_000, 999_999)])
  func go(number: Int, position: Int) throws {
    let page = Self.page(count: 1_000_000)
    try page.type("\(number)", into: .id("go"))
    #expect(page.displayedRows.contains(RowIndexPath(section: 2, row: position)))
  }

  @Test("A number scrolls to its row when rows were inserted, deleted or searched for")
  func goAfterChanges() throws {
    func expectRow(_ position: Int, _ number: Int, typing text: String) throws {
      try page.type(text, into: .id("go"))
      #expect(page.displayedRows.contains(RowIndexPath(section: 2, row: position)), "\(text)")
      #expect(row(position)?.last == "\(number)")
    }
    try page.tap(.id("add"))
    try expectRow(2_099, 2_000, typing: "2000")
    try expectRow(0, -99, typing: "-99")
    for _ in 0..<2 { try page.tap(.id("delete")) }
    try expectRow(399, 500, typing: "500")
    try page.type("7", into: .id("search"))
    // 700 … 799, 7000 … 7999.
    try expectRow(0, 700, typing: "500")
    try expectRow(5, 705, typing: "705")
    try expectRow(100, 7_000, typing: "800")
    try expectRow(1_099, 7_999, typing: "30000")
  }

  @Test("A number that no row has stays in the field", arguments: ["0", "30001", "x"])
  func goNowhere(text: String) throws {
    try page.type(text, into: .id("go"))
    let texts = try #require(page.page.row(at: RowIndexPath(section: 0, row: 1))?.texts)
    #expect(texts.contains(text) && texts.count > 3, "\(texts)")
  }

  @Test("Rows are inserted and deleted at the top")
  func top() throws {
    try page.tap(.id("add"))
    #expect(count == 30_100 && row(0)?.last == "-99")
    try page.tap(.id("delete"))
    try page.tap(.id("delete"))
    #expect(count == 29_900 && row(0)?.last == "101")
  }

  @Test("A tap on a row shows its name and number")
  func tapping() throws {
    try page.tap(.at(RowIndexPath(section: 2, row: 4_711)))
    let title = try #require(row(4_711)?.first)
    #expect(page.toasts == ["\(title) 4712"])
  }
}
