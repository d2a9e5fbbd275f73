// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Headers and footers that contain a view")
@MainActor
struct HostedHeaderFooterTests {
  private let screen = TableScreen()

  private func view(height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  private func show(_ sections: TableSection...) {
    screen.driver.sections = sections.enumerated().map { $1.id($0) }
    screen.settle()
  }

  private func section() -> TableSection { TableSection("other", rows: [Row("row", id: 1).row]) }

  @Test("A view has its own height and the width of the table")
  func heights() {
    let (header, footer) = (view(height: 70), view(height: 30))
    show(section().header(header).footer(footer))
    #expect(screen.table.rectForHeader(inSection: 0).height == 70)
    #expect(screen.table.rectForFooter(inSection: 0).height == 30)
    #expect(header.frame.size == CGSize(width: 375, height: 70))
    #expect(header.isDescendant(of: screen.table))
    #expect(footer.isDescendant(of: screen.table))
    show(section().header(header).style(\.headerHeight, .fixed(20)))
    #expect(screen.table.rectForHeader(inSection: 0).height == 20)
    #expect(!footer.isDescendant(of: screen.table))
  }

  @Test("A view that returns has the height that the application gave it")
  func returns() {
    let header = view(height: 33)
    show(section().header(header))
    show(section().header(header).style(\.headerHeight, .fixed(12)))
    #expect(header.frame.height == 12)
    show(section().header(header))
    #expect(screen.table.rectForHeader(inSection: 0).height == 33)
    show(TableSection("", rows: [Row("row", id: 1).row]))
    show(section().header(header))
    #expect(screen.table.rectForHeader(inSection: 0).height == 33)
    header.frame.size.height = 50
    show(section().header(header))
    #expect(screen.table.rectForHeader(inSection: 0).height == 50)
    show(TableSection("", rows: [Row("row", id: 1).row]))
    #expect(header.frame.height == 50)
  }

  @Test("Another view, a title and another section replace it")
  func exchanges() throws {
    let (first, second) = (view(height: 40), view(height: 50))
    show(section().header(first), section())
    #expect(first.isDescendant(of: screen.table))
    show(section().header(second), section().header(first))
    #expect(screen.table.rectForHeader(inSection: 0).height == 50)
    let headers = (0..<2).map { screen.table.headerView(forSection: $0) }
    #expect(headers[0].map { second.isDescendant(of: $0) } == true)
    #expect(headers[1].map { first.isDescendant(of: $0) } == true)
    show(section(), section())
    #expect(!first.isDescendant(of: screen.table) && !second.isDescendant(of: screen.table))
    let title = try #require(screen.table.headerView(forSection: 0))
    #expect(ShownParts(in: title.contentView).texts == ["other"])
  }

  @Test("The view stays in its header while rows change")
  func updates() {
    let header = view(height: 40)
    show(section().header(header))
    let container = header.superview
    show(TableSection("other", rows: [Row("a", id: 2).row, Row("b", id: 3).row]).header(header))
    #expect(header.superview === container)
    #expect(container?.isDescendant(of: screen.table) == true)
  }
}
#endif
