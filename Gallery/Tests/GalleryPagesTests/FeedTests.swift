// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The batches of the feed")
struct FeedTests {
  /// The number of posts, without the row below them.
  private func posts(_ page: GalleryTest) -> Int {
    page.test.rows.count { $0.count > 2 }
  }

  @Test(
    "Scrolling to the end loads the next batch, and the user tries again after a failure",
    arguments: GalleryLanguage.allCases)
  func batches(language: GalleryLanguage) async throws {
    let page = GalleryTest(.feed, language)
    #expect(posts(page) == 3 && page.test.rows.count == 4)
    await page.loadBatch()
    #expect(posts(page) == 6)
    // The row of the second batch has replaced that of the first one, and loads the third one.
    await page.loadBatch()
    #expect(posts(page) == 6 && page.test.shows(page.say(.postsNotLoaded)))
    #expect(page.clock.sleeperCount == 0)
    try page.test.press(page.say(.tryAgain))
    #expect(!page.test.shows(page.say(.postsNotLoaded)))
    await page.loadBatch()
    #expect(posts(page) == 8 && page.test.rows.count == 8)
    #expect(page.clock.sleeperCount == 0 && page.test.diagnostics.isEmpty)
  }

  @Test("The first attempt to load every third batch of a long feed fails")
  func failures() async {
    let posts = (0..<20).map { number in
      var post = DemoData.own.posts[0]
      post.number = number
      return post
    }
    let clock = HandClock()
    let feed = Feed(of: posts, clock: clock)
    var counts: [Int] = []
    while feed.hasMore {
      feed.loadMore()
      // The batch is being loaded.
      feed.loadMore()
      await clock.advance(by: Feed.delay)
      counts.append(feed.hasFailed ? 0 : feed.posts.count)
    }
    #expect(counts == [6, 0, 9, 12, 15, 0, 18, 20])
    feed.loadMore()
    #expect(clock.sleeperCount == 0 && feed.posts == posts)
  }
}
