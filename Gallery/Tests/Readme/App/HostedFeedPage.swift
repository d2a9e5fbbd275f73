// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseUIKit
import SwiftUI

struct Post: Equatable {
  let number: Int
  let title: String
}

struct Feed {
  var posts: [Post] = []
}

@available(iOS 16, *)
struct PostView: View {
  let post: Post
  var body: some View { EmptyView() }
}

@available(iOS 16, *)
struct HostedFeedPage: TablePage {
  let feed: Feed
  var title: String { "Feed" }
  var sections: [TableSection] {
    TableSection(feed.posts, id: \.number) { post in
      NativeRow(hosting: post) { post in PostView(post: post) }
    }
  }
}
