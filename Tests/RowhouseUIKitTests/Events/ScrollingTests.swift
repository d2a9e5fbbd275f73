// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Scrolling, refreshing and prefetching")
@MainActor
struct ScrollingTests {
  private let screen = TableScreen()

  @Test("A page with a scroll handler receives scroll events")
  func steps() {
    var events: [ScrollEvent] = []
    screen.driver.sections = [TableSection(rows: (0..<100).map { Row("\($0)", id: $0).row })]
    screen.driver.onScroll = { events.append($0) }
    screen.settle()
    screen.table.scroll(to: 900)
    #expect(events.first == .willBeginDragging)
    #expect(events.contains(.didScroll(offset: 900)))
    #expect(events.last == .didEndDragging(decelerates: false))
    screen.table.fling(to: 1_500)
    #expect(events.last == .didEndDecelerating)
    screen.table.tapStatusBar()
    #expect(events.last == .didScrollToTop)
  }

  @Test("A section with a prefetch handler receives the rows to prefetch")
  func prefetching() {
    var rows: Set<Int> = []
    #expect(screen.table.prefetchDataSource == nil)
    screen.driver.sections = [
      TableSection(rows: (0..<100).map { Row("\($0)", id: $0).row })
        .onPrefetch { rows.formUnion($0) }
    ]
    screen.settle()
    screen.table.scroll(to: 300)
    #expect(!rows.isEmpty)
    screen.driver.sections = []
    screen.settle()
    #expect(screen.table.prefetchDataSource == nil)
  }

  @Test("A section that begins to have a prefetch handler receives the rows to prefetch")
  func laterPrefetching() {
    var rows: Set<Int> = []
    let section = TableSection(rows: (0..<100).map { Row("\($0)", id: $0).row }).id("numbers")
    screen.driver.sections = [section]
    screen.settle()
    screen.driver.sections = [section.onPrefetch { rows.formUnion($0) }]
    screen.settle()
    screen.table.scroll(to: 300)
    #expect(!rows.isEmpty)
    screen.driver.sections = [section]
    screen.settle()
    #expect(screen.table.prefetchDataSource == nil)
  }

  private struct Refreshable: RefreshablePage {
    var title: String { "Feed" }
    var sections: [TableSection] { TableSection { Row("row") } }

    func refresh() async {}
  }

  @MainActor
  private final class Work {
    var isFinished = false

    func run() async {
      while !isFinished { await Task.yield() }
    }
  }

  private struct WorkingPage: RefreshablePage {
    let work: Work

    var title: String { "Feed" }
    var sections: [TableSection] {
      TableSection(rows: (0..<60).map { Row("\($0)", id: $0).row })
    }

    func refresh() async { await work.run() }
  }

  @Test(
    "A table at its top scrolls to the control of a refresh that the application starts",
    arguments: [false, true])
  func startedRefresh(isScrolledDown: Bool) async throws {
    let work = Work()
    let screen = TableScreen(WorkingPage(work: work), showsBar: true)
    let (table, top) = (screen.table, -screen.table.adjustedContentInset.top)
    let control = try #require(table.refreshControl)
    if isScrolledDown { table.scroll(to: 300) }
    let start = table.contentOffset.y
    for _ in 0..<2 {
      work.isFinished = false
      screen.driver.refresh()
      screen.settle()
      #expect(control.isRefreshing)
      #expect(table.contentOffset.y == (isScrolledDown ? start : top - 60))
      work.isFinished = true
      await waitUntil { !screen.driver.isRefreshing }
      screen.settle()
      #expect(!control.isRefreshing && table.contentOffset.y == start)
      // A control that is hidden has nearly no height.
      control.frame.size.height = 0.5
    }
  }

  @Test("A table that the user has pulled down stays where the user leaves it during the refresh")
  func pulledRefresh() async {
    let work = Work()
    let screen = TableScreen(WorkingPage(work: work), showsBar: true)
    let top = -screen.table.adjustedContentInset.top
    screen.table.pullToRefresh()
    screen.settle()
    #expect(screen.driver.isRefreshing && screen.table.contentOffset.y == top)
    work.isFinished = true
    await waitUntil { !screen.driver.isRefreshing }
    screen.settle()
    #expect(screen.table.contentOffset.y == top)
  }

  #if os(Linux)
  // On the stand-in alone: the idiom of a device cannot be chosen.
  @Test("A Mac in its own idiom gets no refresh control, which would raise an exception there")
  func macIdiom() {
    #expect(TableScreen(Refreshable()).table.refreshControl != nil)
    let screen = TableScreen()
    screen.window.setIdiom(.mac)
    screen.driver.show(Refreshable())
    screen.settle()
    #expect(screen.table.refreshControl == nil)
    #expect(screen.texts(0) == ["row"])
  }
  #endif

  @Test("A bar that fades in appears with scrolling")
  func bars() throws {
    let looks = Looks()
    looks.rows = (0..<60).map { "\($0)" }
    let screen = TableScreen(LookingPage(model: looks), showsBar: true)
    #expect(screen.controller.navigationItem.standardAppearance == nil)
    looks.bar = .fadesIn
    screen.settle()
    func alpha() throws -> CGFloat {
      let bar = try #require(screen.controller.navigationItem.standardAppearance)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = bar.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return alpha
    }
    #expect(screen.table.contentInsetAdjustmentBehavior == .never)
    #expect(try alpha() == 0)
    screen.table.scroll(to: 82)
    #expect(abs(try alpha() - 0.5) < 0.01)
    screen.table.scroll(to: 400)
    #expect(try alpha() == 1)
    looks.bar = .standard
    screen.settle()
    #expect(screen.controller.navigationItem.standardAppearance == nil)
    #expect(screen.table.contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("Under a bar that fades in, the page ends above the lower edge of the safe area")
  func bottomInset() {
    let looks = Looks()
    looks.rows = (0..<60).map { "\($0)" }
    looks.bar = .fadesIn
    let screen = TableScreen(LookingPage(model: looks), showsBar: true)
    let size = screen.window.bounds.size
    func setSafeArea(bottom: CGFloat) {
      screen.window.rotate(
        to: size, screenInsets: UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0))
      screen.settle()
    }
    func moveKeyboard(to y: CGFloat) {
      screen.window.moveKeyboard(to: CGRect(x: 0, y: y, width: 375, height: 267))
    }
    setSafeArea(bottom: 34)
    #expect(screen.table.adjustedContentInset.bottom == 34)
    #expect(screen.table.adjustedContentInset.top == 0, "The first row is behind the bar")
    moveKeyboard(to: 400)
    #expect(screen.table.adjustedContentInset.bottom == 267)
    #expect(screen.table.verticalScrollIndicatorInsets.bottom == 233)
    moveKeyboard(to: 667)
    #expect(screen.table.adjustedContentInset.bottom == 34)
    setSafeArea(bottom: 83)
    #expect(screen.table.adjustedContentInset.bottom == 83)
    looks.bar = .standard
    screen.settle()
    #expect(screen.table.contentInset.bottom == 0)
    #expect(screen.table.adjustedContentInset.bottom == 83)
    moveKeyboard(to: 400)
    #expect(screen.table.adjustedContentInset.bottom == 267)
    setSafeArea(bottom: 0)
    #expect(screen.table.adjustedContentInset.bottom == 267)
    moveKeyboard(to: 667)
    #expect(screen.table.adjustedContentInset.bottom == 0)
    #expect(screen.table.verticalScrollIndicatorInsets.bottom == 0)
  }
}
#endif
