// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Observable @MainActor
private final class Feed {
  var names = (0..<60).map { "\($0)" }
  var error: String?
  var hasBanner = false
  @ObservationIgnored var onDisplay: @MainActor (String) -> Void = { _ in }
  @ObservationIgnored var onEnd: @MainActor (String) -> Void = { _ in }
}

private struct FeedPage: TablePage {
  let feed: Feed

  var title: String { "Feed" }
  var deselectsAfterTap: Bool { false }
  var sections: [TableSection] {
    if feed.hasBanner { TableSection { Row("Banner") } }
    TableSection(
      rows: feed.names.map { name in
        Row(name, id: name).onWillDisplay { feed.onDisplay(name) }
          .onDidEndDisplaying { feed.onEnd(name) }.row
      } + [FieldRow("Text", text: "") { _ in }.error(feed.error).id("field").row])
  }
}

@Suite("Requests of rows that appear or disappear")
@MainActor
struct DisplayRequestTests {
  private let feed = Feed()
  private let navigator = Navigator()

  private func visible(_ table: UITableView) -> [Int] {
    (table.indexPathsForVisibleRows ?? []).map(\.row)
  }

  /// Waits for the next turns of the main loop, and ends all animations.
  private func finish(_ window: UIWindow) async {
    for _ in 0..<20 { await Task.yield() }
    window.layoutIfNeeded()
    Animations.finish()
    window.layoutIfNeeded()
  }

  @Test("A row that appears scrolls and selects, once the table has laid out its rows")
  func appearing() async {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    feed.onDisplay = { [feed, navigator] name in
      guard name == "20", feed.names.count == 60 else { return }
      feed.names.insert("new", at: 0)
      navigator.select("2")
      navigator.select("3")
      navigator.scroll(to: "new")
    }
    screen.table.scroll(to: 800)
    #expect(feed.names.count == 61, "The row has appeared")
    await finish(screen.window)
    #expect(visible(screen.table).first == 0)
    #expect(screen.texts(0) == ["new"])
    #expect(navigator.selectedRows == ["3"])
    #expect(screen.staleness() == nil)
  }

  @Test("A row that appears removes a section and selects, once the table has laid out its rows")
  func removing() async {
    feed.hasBanner = true
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    navigator.select("1")
    var during: [ItemID] = []
    feed.onDisplay = { [feed, navigator] name in
      guard name == "20", feed.hasBanner else { return }
      feed.hasBanner = false
      screen.driver.flush()
      during = navigator.selectedRows
      navigator.select("3")
    }
    screen.table.scroll(to: 800)
    #expect(!feed.hasBanner, "The row has appeared")
    #expect(during == ["1"])
    await finish(screen.window)
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(navigator.selectedRows == ["3"])
    #expect(screen.staleness() == nil)
  }

  @Test("A row is scrolled to its place in the visible area", arguments: ScrollPosition.allCases)
  func places(_ place: ScrollPosition) {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    navigator.scroll(to: "30", at: place)
    Animations.finish()
    screen.window.layoutIfNeeded()
    let row = screen.table.rectForRow(at: IndexPath(row: 30, section: 0))
    let inset = screen.table.adjustedContentInset
    let top = screen.table.bounds.minY + inset.top
    let bottom = screen.table.bounds.maxY - inset.bottom
    switch place {
    case .top: #expect(row.minY == top)
    case .middle: #expect(abs(row.midY - (top + bottom) / 2) < 1)
    case .bottom, .nearest: #expect(row.maxY == bottom)
    }
    navigator.scroll(to: "30", at: .nearest)
    Animations.finish()
    screen.window.layoutIfNeeded()
    #expect(screen.table.bounds.minY + inset.top == top, "The row is visible already")
  }

  @Test("A row that moves while the table scrolls to it is in its place at the end")
  func movedRow() {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    navigator.scroll(to: "5", at: .top)
    feed.names.insert(contentsOf: ["a", "b", "c", "d"], at: 0)
    screen.settle()
    let row = screen.table.rectForRow(at: IndexPath(row: 9, section: 0))
    #expect(row.minY == screen.table.bounds.minY + screen.table.adjustedContentInset.top)
  }

  @Test("A row is scrolled without an animation before the page appears, or if the request says so")
  func withoutAnimation() {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator) { [navigator] _ in
      navigator.scroll(to: "30")
    }
    #expect(visible(screen.table).first == 30)
    #if os(Linux)
    let count = Animations.count
    #endif
    navigator.scroll(to: "10", isAnimated: false)
    screen.window.layoutIfNeeded()
    #expect(visible(screen.table).first == 10)
    #if os(Linux)
    // On the stand-in alone: UIKit does not report whether it animates. Other tests may animate.
    #expect(Animations.count == count)
    navigator.scroll(to: "40")
    #expect(Animations.count == count + 1)
    Animations.finish()
    #endif
  }

  @Test("A row that appears updates and selects by the driver, once the table is laid out")
  func drivenByApplication() async {
    let screen = TableScreen(FeedPage(feed: feed))
    let driver = screen.driver
    feed.onDisplay = { [feed] name in
      guard name == "20", feed.names.count == 60 else { return }
      feed.names.insert("new", at: 0)
      driver.flush()
      driver.select("2")
      driver.select("3")
    }
    screen.table.scroll(to: 800)
    #expect(feed.names.count == 61, "The row has appeared")
    await finish(screen.window)
    #expect(screen.table.numberOfRows(inSection: 0) == 62)
    #expect(driver.selectedRows == ["3"])
    #expect(screen.staleness() == nil)
  }

  @Test("A row that disappears scrolls to the first error")
  func disappearing() async {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    feed.onEnd = { [feed, navigator] name in
      guard name == "3", feed.error == nil else { return }
      feed.names.insert("new", at: 0)
      feed.error = "Write something"
      navigator.focusFirstError()
    }
    screen.table.scroll(to: 800)
    await finish(screen.window)
    #expect(visible(screen.table).contains(61))
    #expect(screen.staleness() == nil)
  }

  @Test("A request for the first error has no effect on an error that appears later")
  func withoutError() async {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    navigator.focusFirstError()
    await finish(screen.window)
    feed.error = "Write something"
    await finish(screen.window)
    #expect(visible(screen.table).first == 0)
    navigator.focusFirstError()
    await finish(screen.window)
    #expect(visible(screen.table).contains(60))
  }

  @Test("A later request is carried out after one that waits for the table")
  func order() async {
    let screen = TableScreen(FeedPage(feed: feed), navigator: navigator)
    feed.onDisplay = { [navigator] name in if name == "20" { navigator.select("2") } }
    screen.table.scroll(to: 800)
    #expect(navigator.selectedRows.isEmpty)
    navigator.select("3")
    #expect(navigator.selectedRows == ["3"])
    await finish(screen.window)
    #expect(navigator.selectedRows == ["3"])
  }

  @Test("A row of an application's own table scrolls, too")
  func ownTable() async {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds, style: .grouped)
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.showPage(FeedPage(feed: feed), navigator: navigator)
    window.layoutIfNeeded()
    feed.onDisplay = { [feed, navigator] name in
      guard name == "20", feed.names.count == 60 else { return }
      feed.names.insert("new", at: 0)
      navigator.scroll(to: "new")
    }
    table.scroll(to: 800)
    await finish(window)
    #expect(table.numberOfRows(inSection: 0) == 62)
    #expect(visible(table).first == 0)
  }
}
#endif
