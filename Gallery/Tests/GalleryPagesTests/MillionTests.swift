// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("A million rows")
struct MillionTests {
  private let page = GalleryTest(.million)

  /// The title and the number of a row.
  private func row(_ place: Int) -> [String]? {
    page.test.page.row(at: RowIndexPath(section: 2, row: place)).map { Array($0.texts.prefix(2)) }
  }

  private var count: Int? { page.test.page.rowCount(inSection: 2) }

  @Test("Each row follows from its number")
  func rows() {
    #expect(count == 1_000_000)
    #expect(row(0)?.last == "1" && row(999_999)?.last == "1000000")
    #expect(row(77) == row(77) && row(77)?.last == "78")
  }

  @Test("Figures find the numbers that begin with them")
  func numbers() throws {
    try page.test.type("2718", into: .id("search"))
    // 2718, 27180 … 27189 and 271800 … 271899.
    #expect(count == 111)
    #expect(row(0)?.last == "2718" && row(1)?.last == "27180" && row(110)?.last == "271899")
    try page.test.type("", into: .id("search"))
    #expect(count == 1_000_000)
  }

  @Test("Letters find the names that they are part of")
  func names() throws {
    try page.test.type("quiet GARDEN", into: .id("search"))
    let found = try #require(count)
    #expect((10_000...20_000).contains(found))
    #expect((0..<50).allSatisfy { row($0)?.first == "Quiet garden" })
    try page.test.type("volcano", into: .id("search"))
    #expect(count == 1 && page.test.says("There is no such row"))
  }

  @Test("A number leads to a row", arguments: [(1, 0), (400_000, 399_999), (9_999_999, 999_999)])
  func go(number: Int, place: Int) throws {
    try page.test.type("\(number)", into: .id("go"))
    #expect(page.test.displayedRows.contains(RowIndexPath(section: 2, row: place)))
  }

  @Test("Rows come and go at the top")
  func top() throws {
    try page.test.tap(id: "add")
    #expect(count == 1_000_100 && row(0)?.last == "-99")
    try page.test.tap(id: "delete")
    try page.test.tap(id: "delete")
    #expect(count == 999_900 && row(0)?.last == "101")
  }

  @Test("A row says which one it is")
  func tapping() throws {
    try page.test.tap(at: RowIndexPath(section: 2, row: 4_711))
    let title = try #require(row(4_711)?.first)
    #expect(page.test.toasts == ["\(title) 4712"])
  }
}
