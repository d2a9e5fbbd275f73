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

  private struct Gaps: TablePage {
    var title: String { "Gaps" }
    var sections: [TableSection] {
      for name in ["first", "second"] {
        TableSection(HeaderFooter(name), rows: [Row("row").row]).id(name)
          .headerHeight(40).footerHeight(10)
      }
    }
  }

  @Test("Fixed heights of headers and footers grow with the text")
  func fixedHeights() throws {
    let screen = TableScreen(Gaps())
    let small = (
      screen.table.rectForHeader(inSection: 1), screen.table.rectForFooter(inSection: 1)
    )
    #expect(small.0.height == 40 && small.1.height == 10)
    screen.window.setTextSize(.accessibilityExtraExtraExtraLarge)
    screen.settle()
    let controller = try #require(screen.stack.topViewController as? TablePageController)
    let style = controller.traitCollection.preferredContentSizeCategory
    #expect(style == .accessibilityExtraExtraExtraLarge)
    let large = (
      screen.table.rectForHeader(inSection: 1), screen.table.rectForFooter(inSection: 1)
    )
    #expect(large.0.height > 80)
    #expect(abs(large.0.height / 40 - large.1.height / 10) < 0.1)
  }

  private struct Long: TablePage {
    var title: String { "Long" }
    var header: HeaderFooter {
      .parts(.text("A header that needs several lines in a narrow table, but few in a wide one"))
    }
    var sections: [TableSection] { TableSection(rows: [Row("row").row]) }
  }

  /// Returns the header of a page after checking that it ends 6.5 points below its label.
  private func header(of table: UITableView, sourceLocation: SourceLocation = #_sourceLocation)
    throws -> UIView
  {
    let header = try #require(table.tableHeaderView, sourceLocation: sourceLocation)
    let label = try #require(header.drawnParts.first, sourceLocation: sourceLocation)
    #expect(
      abs(label.frame.maxY + 6.5 - header.bounds.height) <= 1, sourceLocation: sourceLocation)
    return header
  }

  private let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("The header of a page is measured at the width that the table has in the window")
  func firstWidth() throws {
    let reference = TableScreen(Long(), size: CGSize(width: 200, height: 667))
    let height = try header(of: reference.table).frame.height
    let own = UIViewController()
    let table = UITableView(frame: .zero, style: .grouped)
    table.showPage(Long())
    own.view.addSubview(table)
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    show(own)
    #expect(try header(of: table).frame.height == height)
    let (parent, child) = (UIViewController(), TablePageController(Long()))
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    show(parent)
    #expect(try header(of: child.tableView).frame.height == height)
  }

  @Test("The header of a page is beside the notch, also when only the safe area changes")
  func safeArea() throws {
    let size = CGSize(width: 667, height: 375)
    let screen = TableScreen(Letters(), size: size)
    screen.window.rotate(
      to: size, screenInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    for inset in [47, 30] as [CGFloat] {
      screen.window.rotate(
        to: size, screenInsets: UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset))
      let first = try #require(screen.table.tableHeaderView?.drawnParts.first)
      #expect(first.frame.minX == inset + 16)
    }
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let header = try #require(screen.table.headerView(forSection: 0))
    for content in [cell.contentView, header.contentView] {
      #expect(content.frame.minX == 30 && content.frame.width == 607)
      #expect(content.drawnParts.first?.frame.minX == 16)
    }
    let pushed = TablePageController(Letters())
    screen.stack.pushViewController(pushed, animated: false)
    screen.window.layoutIfNeeded()
    #expect(try #require(pushed.tableView.tableHeaderView?.drawnParts.first).frame.minX == 46)
  }
}
#endif
