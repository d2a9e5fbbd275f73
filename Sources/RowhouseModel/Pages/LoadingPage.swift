// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that loads its content, or does other work while it is shown.
///
/// ```swift
/// struct FeedPage: LoadingPage {
///   let feed: Feed  // @Observable
///
///   var title: String { "Feed" }
///   var loadState: LoadState { feed.isLoaded ? .content : .loading() }
///   var sections: [TableSection] {
///     TableSection(feed.posts, id: \.self) { Row($0) }
///   }
///
///   func load() async { if !feed.isLoaded { await feed.load() } }
/// }
/// ```
public protocol LoadingPage: TablePage {
  /// Called once for each page that is shown, in a task that is canceled when another page replaces
  /// it or its host disappears.
  ///
  /// It is not called again when the user returns from a page above. The page is evaluated again
  /// when this function has returned.
  func load() async
}
