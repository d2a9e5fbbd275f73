// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What people have written; each row is as tall as that is.
public struct FeedPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.feed
  /// What the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: What it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Demo four: feed`.
  public var title: String { say(.feed) }

  /// Rows from edge to edge.
  public var appearance: PageAppearance { .plain }

  /// One section, in which what a row shows decides how tall it is.
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
