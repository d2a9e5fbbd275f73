// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPages
import Rowhouse

/// The contents of `feed.json`: a list of posts.
struct FeedFile {
  static let name = "feed.json"
  private let path: String
  private let posts: [Post]

  private struct Post: Decodable {
    let user: String
    let avatar: String
    let content: String
    let image: String?
    let date: String
  }

  init(in folder: URL) throws(DemoFolderError) {
    path = folder.appending(path: Self.name).path
    posts = try DemoFile.read(Self.name, in: folder, as: [Post].self)
  }

  /// Returns the posts, with their pictures.
  func posts(_ reader: inout PictureReader) throws(DemoFolderError) -> [FeedPost] {
    var found: [FeedPost] = []
    for (number, post) in posts.enumerated() {
      let avatar = try reader.source(post.avatar, at: "[\(number)].avatar", in: path)
      let image: ImageSource? =
        if let name = post.image {
          try reader.source(name, at: "[\(number)].image", in: path)
        } else { nil }
      found.append(
        FeedPost(
          number: number, user: Localized(verbatim: post.user), avatar: avatar,
          content: Localized(verbatim: post.content), image: image,
          date: Localized(verbatim: post.date)))
    }
    return found
  }
}

extension Localized {
  /// Creates a text that is the same in every language.
  init(verbatim text: String) { self.init(text, text) }
}
