// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Sticky headers and headers of pages")
@MainActor
struct HeaderTests {
  struct Letters: TablePage {
    var isSticky = true

    var title: String { "Letters" }
    var appearance: PageAppearance { .plain }
    var stickyHeaders: Bool { isSticky }
    var header: HeaderFooter { .parts(.text("above")) }
    var footer: HeaderFooter { "below" }
    var sections: [TableSection] {
      for letter in ["A", "B", "C"] {
        TableSection(HeaderFooter(letter), rows: (0..<20).map { Row("\(letter)\($0)", id: $0).row })
          .id(letter)
      }
      TableSection(rows: [Row("last").row])
    }
  }

  @Test("Headers of plain tables are sticky. A page can change that")
  func sticky() throws {
    for isSticky in [true, false] {
      let screen = TableScreen(Letters(isSticky: isSticky))
      #expect(screen.table.style == (isSticky ? .plain : .grouped))
      screen.table.scroll(to: 400)
      let top = screen.table.headerView(forSection: 0)
      #expect((top != nil) == isSticky)
      if let top {
        #expect(top.frame.minY == screen.table.contentOffset.y)
        #expect(top.backgroundView?.backgroundColor != nil)
      }
      #expect(screen.staleness() == nil)
    }
  }

  @Test("In plain pages a section without a header leaves no gap")
  func gaps() {
    for isSticky in [true, false] {
      let screen = TableScreen(Letters(isSticky: isSticky))
      #expect(screen.table.rectForHeader(inSection: 3).height < 0.001)
      #expect(screen.table.rectForHeader(inSection: 0).height > 10)
    }
  }

  @Test("Header and footer of the page are as wide as the table, and are removed with the page")
  func page() throws {
    let screen = TableScreen(Letters())
    for size in [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)] {
      screen.window.rotate(to: size)
      let header = try #require(screen.table.tableHeaderView)
      let footer = try #require(screen.table.tableFooterView)
      #expect(header.frame.width == size.width)
      #expect(header.drawnParts.compactMap { ($0 as? UILabel)?.text } == ["above"])
      #expect(footer.drawnParts.compactMap { ($0 as? UILabel)?.text } == ["below"])
      let label = try #require(header.drawnParts.first)
      #expect(label.frame.minX == 16)
      #expect(label.frame.maxY < header.bounds.height)
    }
  }
}
#endif
