// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What somebody has written.
public struct FeedPost: Hashable, Sendable, Identifiable {
  /// Which of all posts it is, from 0.
  public var number: Int
  /// Who has written it.
  public var user: Localized
  /// What the writer looks like.
  public var avatar: ImageSource
  /// What is written.
  public var content: Localized
  /// A picture to it, if there is one.
  public var image: ImageSource?
  /// When it was written, in words.
  public var date: Localized

  /// Its number.
  public var id: Int { number }

  /// Describes a post.
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
