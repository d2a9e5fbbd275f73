// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in can touch the index of a table.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

@Suite("The index of sections")
@MainActor
struct SectionIndexTests {
  private let screen = TableScreen()

  private func show(_ titles: [String?]) {
    screen.driver.sections = titles.enumerated().map { number, title in
      TableSection((0..<10).map { "\(number).\($0)" }, id: \.self, header: title ?? "") { Row($0) }
        .id(number)
        .indexTitle(title)
    }
    screen.settle()
  }

  @Test("A title leads to its section, and sections without a title are not listed")
  func jumps() {
    show([nil, "A", nil, "B", "C"])
    #expect(screen.table.shownIndexTitles == ["A", "B", "C"])
    screen.table.touchIndex("B")
    #expect(screen.table.indexPathsForVisibleRows?.first?.section == 3)
    screen.table.touchIndex("A")
    #expect(screen.table.indexPathsForVisibleRows?.first?.section == 1)
  }

  @Test("The table asks for the titles again when sections change")
  func changes() {
    show(["A", "B"])
    #expect(screen.table.shownIndexTitles == ["A", "B"])
    show(["A", "B", "C"])
    #expect(screen.table.shownIndexTitles == ["A", "B", "C"])
    show(["A", "D", "C"])
    #expect(screen.table.shownIndexTitles == ["A", "D", "C"])
    screen.table.touchIndex("D")
    #expect(screen.table.indexPathsForVisibleRows?.first?.section == 1)
    show([nil, nil])
    #expect(screen.table.shownIndexTitles.isEmpty)
    #expect(screen.staleness() == nil)
  }
}
#endif
