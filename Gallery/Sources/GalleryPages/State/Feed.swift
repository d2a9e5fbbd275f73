// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The posts of a feed, which are loaded in batches.
///
/// The first attempt to load every third batch fails, as on a bad connection.
@MainActor
@Observable
public final class Feed {
  /// The loaded posts, newest first.
  public private(set) var posts: [FeedPost]
  /// True if the next batch could not be loaded.
  public private(set) var hasFailed = false
  @ObservationIgnored private let allPosts: [FeedPost]
  @ObservationIgnored private let clock: any GalleryClock
  @ObservationIgnored private var isLoading = false
  /// The indices of batches that could not be loaded at the first attempt.
  @ObservationIgnored private var failures: Set<Int> = []

  /// The number of posts in a batch.
  public nonisolated static let batchSize = 3
  /// The duration of loading a batch.
  public nonisolated static let delay = Duration.seconds(1)

  /// Creates a feed whose first batch is loaded.
  ///
  /// - Parameters:
  ///   - allPosts: The posts of all batches, newest first.
  ///   - clock: The clock of all delays.
  public init(of allPosts: [FeedPost], clock: any GalleryClock) {
    self.allPosts = allPosts
    self.clock = clock
    posts = Array(allPosts.prefix(Self.batchSize))
  }
}

extension Feed {
  /// True if there are posts that are not loaded.
  public var hasMore: Bool { posts.count < allPosts.count }

  /// Loads the next batch after a delay, unless it is already being loaded.
  public func loadMore() {
    guard hasMore, !isLoading else { return }
    isLoading = true
    hasFailed = false
    Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.delay)) != nil else { return }
      self?.endLoading()
    }
  }

  private func endLoading() {
    isLoading = false
    let batch = posts.count / Self.batchSize
    if batch % 3 == 2, failures.insert(batch).inserted {
      hasFailed = true
    } else {
      posts += allPosts.dropFirst(posts.count).prefix(Self.batchSize)
    }
  }
}
