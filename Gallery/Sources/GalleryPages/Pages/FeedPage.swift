// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A feed of posts, each as tall as its contents.
public struct FeedPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.feed
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Demo four: feed`.
  public var title: String { say(.feed) }

  /// The plain appearance, with rows from edge to edge.
  public var appearance: PageAppearance { .plain }

  /// One section, whose rows are as tall as their contents.
  public var sections: [TableSection] {
    TableSection(gallery.data.posts) { post in
      CustomRow(
        PostContent(
          user: say(post.user), date: say(post.date), content: say(post.content),
          avatar: post.avatar, image: post.image))
    }
    .edgeToEdge()
  }
}
