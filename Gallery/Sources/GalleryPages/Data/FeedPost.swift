// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A post of the feed.
public struct FeedPost: Hashable, Sendable, Identifiable {
  /// The index, from 0.
  public var number: Int
  /// The name of the author.
  public var user: Localized
  /// The picture of the author.
  public var avatar: ImageSource
  /// The text.
  public var content: Localized
  /// A picture below the text, or `nil` if there is none.
  public var image: ImageSource?
  /// The date, in words.
  public var date: Localized

  /// The index.
  public var id: Int { number }

  /// Creates a post.
  public init(
    number: Int, user: Localized, avatar: ImageSource, content: Localized, image: ImageSource?,
    date: Localized
  ) {
    self.number = number
    self.user = user
    self.avatar = avatar
    self.content = content
    self.image = image
    self.date = date
  }
}
