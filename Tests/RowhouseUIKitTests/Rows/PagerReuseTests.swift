// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pagers and notes in reused cells")
@MainActor
struct PagerReuseTests {
  private struct Pictures: RowContent {
    let number: Int

    func body(style: ResolvedStyle) -> Part {
      .pager(PagerPart((0..<3).map { .text("\(number).\($0)") }, label: "pictures"))
    }
  }

  @Test("A row that appears in the cell of another one shows its first page")
  func firstPage() throws {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection { for number in 0..<60 { CustomRow(Pictures(number: number)).id(number) } }
    ]
    screen.settle()
    func pages(_ row: Int) -> UIScrollView? {
      screen.parts(row).first?.subviews.first as? UIScrollView
    }
    let turned = try #require(pages(0))
    turned.setContentOffset(CGPoint(x: 2 * turned.bounds.width, y: 0), animated: false)
    for row in 1..<60 {
      screen.table.scrollToRow(
        at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      screen.window.layoutIfNeeded()
      #expect(pages(row)?.contentOffset.x == 0, "row \(row)")
    }
  }

  @Test("A note that appears in the cell of another one begins with its first line")
  func firstLine() throws {
    let screen = TableScreen()
    let note = Array(repeating: "line", count: 20).joined(separator: "\n")
    screen.driver.sections = [
      TableSection {
        for number in 0..<60 { FieldRow("Note", text: note) { _ in }.lines(3).id(number) }
      }
    ]
    screen.settle()
    let scrolled = try #require(screen.first(UITextView.self, 0))
    scrolled.contentOffset.y = 100
    for row in 1..<60 {
      screen.table.scrollToRow(
        at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      screen.window.layoutIfNeeded()
      #expect(screen.first(UITextView.self, row)?.contentOffset.y == 0, "row \(row)")
    }
  }

  @Test("A row keeps its page while pages are added and removed", arguments: [false, true])
  func pages(isRightToLeft: Bool) throws {
    let screen = TableScreen()
    screen.window.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    func show(_ count: Int, turningEach seconds: Double? = nil) throws -> Int {
      let pager = PagerPart(
        (0..<count).map { .text("\($0)") }, label: "pictures", interval: seconds)
      screen.driver.sections = [TableSection { CustomRow(Pager(part: pager)).id("row") }]
      screen.settle()
      let views = try #require(screen.parts(0).first).subviews
      let pages = try #require(views.first as? UIScrollView)
      let shown = pages.subviews.first {
        $0.frame.minX <= pages.contentOffset.x + 1 && $0.frame.maxX > pages.contentOffset.x + 1
      }
      let dots = try #require(views.last as? UIPageControl)
      #expect((shown as? UILabel)?.text == "\(dots.currentPage)")
      #expect(dots.numberOfPages == count)
      return dots.currentPage
    }
    #expect(try show(3) == 0)
    try #require(screen.parts(0).first?.subviews.last as? UIPageControl).accessibilityIncrement()
    #expect(try show(5) == 1)
    #expect(try show(4, turningEach: 60) == 1)
    #expect(try show(6, turningEach: 60) == 1)
    #expect(try show(2) == 1)
    #expect(try show(1) == 0)
  }

  private struct Pager: RowContent {
    let part: PagerPart

    func body(style: ResolvedStyle) -> Part { .pager(part) }
  }

  @Test("A row keeps its page while it is updated")
  func updates() throws {
    let screen = TableScreen()
    func show(_ number: Int) {
      screen.driver.sections = [TableSection { CustomRow(Pictures(number: number)).id("row") }]
      screen.settle()
    }
    show(1)
    let pages = try #require(screen.parts(0).first?.subviews.first as? UIScrollView)
    pages.setContentOffset(CGPoint(x: pages.bounds.width, y: 0), animated: false)
    show(2)
    #expect(pages.contentOffset.x == pages.bounds.width)
  }
}
#endif
