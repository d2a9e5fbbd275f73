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

    func load() {
      loads += 1
      posts += 5
    }
  }

  private struct FeedPage: TablePage {
    let feed: Feed
    let isWhole: Bool
    var title: String { "Feed" }
    var loadState: LoadState { isWhole ? .more { feed.load() } : .content }
    var sections: [TableSection] {
      TableSection(0..<feed.posts, id: \.self) { Row("Post \($0)") }
        .loadState(isWhole ? .content : .more { feed.load() })
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
}
#endif
