// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The feed of the demo's first version, with lines between its rows.
public struct FirstFeedPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.firstFeed
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `First version: feed`.
  public var title: String { say(.firstFeed) }

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
    .style(\.separator, .line(leadingInset: 15))
  }
}
