// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that loads what it shows, or does something else as long as it is shown.
///
/// ```swift
/// struct FeedPage: LoadingPage {
///   let feed: Feed  // @Observable
///
///   var title: String { "Feed" }
///   var loadState: LoadState { feed.posts.isEmpty ? .loading() : .content }
///   var sections: [TableSection] {
///     TableSection(feed.posts, id: \.self) { Row($0) }
///   }
///
///   func load() async { await feed.load() }
/// }
/// ```
public protocol LoadingPage: TablePage {
  /// What is done while the page is shown.
  ///
  /// It begins when the page is shown, and its task is cancelled when another page takes its place
  /// or when what shows it goes.
  func load() async
}
