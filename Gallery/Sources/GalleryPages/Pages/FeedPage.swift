// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A feed of posts, each as tall as its contents.
///
/// The page loads more posts when the user scrolls to the last one.
public struct FeedPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.feed
  /// The state that the page shows.
  public let gallery: GalleryState
  private let feed: Feed

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    feed = Feed(of: gallery.data.posts, clock: gallery.clock)
  }

  /// `Demo four: feed`.
  public var title: String { say(.feed) }

  /// The plain appearance, with rows from edge to edge.
  public var appearance: PageAppearance { .plain }

  /// One section, whose rows are as tall as their contents.
  public var sections: [TableSection] {
    TableSection(feed.posts) { post in
      CustomRow(
        PostContent(
          user: say(post.user), date: say(post.date), content: say(post.content),
          avatar: post.avatar, image: post.image)
      )
      .edgeToEdge()
    }
    .loadState(nextPosts)
  }

  private var nextPosts: LoadState {
    if feed.hasFailed { return .more(failed: say(.postsNotLoaded)) { feed.loadMore() } }
    return feed.hasMore ? .more { feed.loadMore() } : .content
  }
}
