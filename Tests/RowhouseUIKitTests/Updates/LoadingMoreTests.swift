// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The row that loads more rows")
@MainActor
struct LoadingMoreTests {
  @MainActor
  @Observable
  final class Feed {
    var posts = 5
    @ObservationIgnored var loads = 0
    /// True while the server cannot be reached.
    @ObservationIgnored var isOffline = false
    /// True if the last batch could not be loaded.
    var hasFailed = false

    func load() {
      loads += 1
      hasFailed = isOffline
      if !isOffline { posts += 5 }
    }

    var next: LoadState {
      hasFailed ? .more(failed: "No connection") { self.load() } : .more { self.load() }
    }
  }

  private struct FeedPage: TablePage {
    let feed: Feed
    let isWhole: Bool
    var title: String { "Feed" }
    var loadState: LoadState { isWhole ? feed.next : .content }
    var sections: [TableSection] {
      TableSection(0..<feed.posts, id: \.self) { Row("Post \($0)") }
        .loadState(isWhole ? .content : feed.next)
    }
  }

  @Test(
    "Small batches are loaded until the table is full, and more when the user scrolls",
    arguments: [false, true])
  func filling(isWhole: Bool) async {
    let feed = Feed()
    let screen = TableScreen(
      FeedPage(feed: feed, isWhole: isWhole), size: CGSize(width: 375, height: 2_000))
    // A change that a row requests while the table is laid out is shown in a later turn.
    for _ in 0..<40 {
      await screen.driver.settled()
      screen.settle()
    }
    // Rows are 44 points tall.
    #expect((45...60).contains(feed.posts))
    let posts = feed.posts
    screen.settle()
    #expect(feed.posts == posts)
    screen.table.scroll(to: screen.table.contentSize.height - screen.table.bounds.height)
    await screen.driver.settled()
    screen.settle()
    #expect(feed.posts > posts)
    #expect(screen.staleness() == nil)
  }

  #if os(Linux)  // UIKit does not list what was announced.
  @Test("The table announces that loading has failed, once, and no other state")
  func announcing() {
    let screen = TableScreen()
    func announced(_ state: LoadState, count: Int = 5) -> [String] {
      UIAccessibility.posted = []
      screen.driver.sections = [
        TableSection(0..<count, id: \.self) { Row("Post \($0)") }.loadState(state),
        TableSection { Row("Other") },
      ]
      screen.settle()
      return UIAccessibility.announced
    }
    #expect(announced(.more {}) == [])
    #expect(announced(.more(failed: "Offline") {}) == ["Offline"])
    #expect(announced(.more(failed: "Offline") {}, count: 4) == [])
    #expect(announced(.more {}) == [])
    #expect(announced(.more(failed: "Offline") {}) == ["Offline"])
    #expect(announced(.loading()) == [])
    #expect(announced(.failed("Broken") {}) == ["Broken"])
    #expect(announced(.failed("Broken again") {}) == ["Broken again"])
    #expect(announced(.empty("Nothing")) == [])
    #expect(announced(.content) == [])
    #expect(screen.staleness() == nil)
  }
  #endif

  @Test(
    "If a batch fails, the table loads nothing until the user tries again",
    arguments: [false, true])
  func failing(isWhole: Bool) async throws {
    let feed = Feed()
    feed.isOffline = true
    let screen = TableScreen(
      FeedPage(feed: feed, isWhole: isWhole), size: CGSize(width: 375, height: 600))
    for _ in 0..<10 {
      await screen.driver.settled()
      screen.settle()
    }
    #expect(feed.loads == 1 && feed.posts == 5)
    let button = try #require(
      isWhole ? screen.first(UIButton.self, 0, 1) : screen.first(UIButton.self, 5))
    #expect(button.accessibilityHint == "No connection")
    feed.isOffline = false
    button.tap()
    for _ in 0..<40 {
      await screen.driver.settled()
      screen.settle()
    }
    // Rows are loaded again until the table is full.
    #expect(feed.posts > 10)
    #expect(screen.staleness() == nil)
  }
}
#endif
