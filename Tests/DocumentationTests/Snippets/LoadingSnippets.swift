// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of *Loading data*, and of progress in *Moving between pages*.
@MainActor
@Suite("Loading and asynchronous work")
struct AsynchronousSnippets {
  struct Failure: Error {}

  /// A server with two posts, which it returns one by one.
  @MainActor
  final class FeedServer {
    var isOnline = true
    var first = "One"
    /// True if requests for further posts wait until they are answered.
    var isSlow = false
    private(set) var requests: [String?] = []
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    func posts(after last: String?) async throws -> (posts: [String], hasMore: Bool) {
      requests.append(last)
      await Task.yield()
      try Task.checkCancellation()
      if !isOnline { throw Failure() }
      guard last != nil else { return ([first], true) }
      if last == "Two" { return ([], false) }
      if isSlow { try await withCheckedThrowingContinuation { waiting.append($0) } }
      return (["Two"], false)
    }

    var isWaiting: Bool { !waiting.isEmpty }

    func answer(_ result: Result<Void, any Error>) {
      isSlow = false
      for request in waiting { request.resume(with: result) }
      waiting = []
    }
  }

  @Observable @MainActor
  final class Feed {
    private(set) var posts: [String] = []
    private(set) var isLoaded = false
    private(set) var hasMore = false
    private(set) var error: String?
    private var request: Task<Void, Never>?
    private let server: FeedServer

    init(_ server: FeedServer) { self.server = server }

    func load() async {
      if request == nil {
        error = nil
        request = Task {
          await loadBatch()
          request = nil
        }
      }
      await request?.value
    }

    private func loadBatch() async {
      let last = posts.last
      do {
        let batch = try await server.posts(after: last)
        if posts.last == last {
          (posts, isLoaded, hasMore) = (posts + batch.posts, true, batch.hasMore)
          return
        }
      } catch {
        if posts.last == last {
          self.error = "No connection"
          return
        }
      }
      // A refresh has replaced the posts in the meantime, so this batch does not follow them.
      if hasMore { await loadBatch() }
    }

    func reload() async throws {
      let batch = try await server.posts(after: nil)
      (posts, isLoaded, hasMore, error) = (batch.posts, true, batch.hasMore, nil)
    }
  }

  struct FeedPage: LoadingPage {
    let feed: Feed  // @Observable

    var title: String { "Feed" }
    var loadState: LoadState { feed.isLoaded ? .content : .loading() }
    var sections: [TableSection] {
      TableSection(feed.posts, id: \.self) { Row($0) }
    }

    func load() async { if !feed.isLoaded { await feed.load() } }
  }

  /// The page with the second loading state of the article.
  struct FailingFeedPage: WrapperPage, LoadingPage {
    let feed: Feed

    var wrappedPage: any TablePage { FeedPage(feed: feed) }
    var loadState: LoadState {
      if let error = feed.error { return .failed(error) { Task { await feed.load() } } }
      if !feed.isLoaded { return .loading("Loading the feed") }
      return feed.posts.isEmpty ? .empty("Nothing yet") : .content
    }

    func load() async { if !feed.isLoaded { await feed.load() } }
  }

  /// The page with the last loading state of the article.
  struct LongFeedPage: LoadingPage, RefreshablePage {
    let feed: Feed

    var title: String { "Feed" }
    var sections: [TableSection] { TableSection(feed.posts, id: \.self) { Row($0) } }
    var loadState: LoadState {
      if let error = feed.error { return .more(failed: error) { Task { await feed.load() } } }
      if !feed.isLoaded { return .loading() }
      return feed.hasMore ? .more { Task { await feed.load() } } : .content
    }

    func load() async { if !feed.isLoaded { await feed.load() } }

    func refresh() async {
      do { try await feed.reload() } catch { navigator.toast("No connection") }
    }
  }

  @Test("A page loads its posts, and shows why they could not be loaded")
  func loading() async throws {
    let server = FeedServer()
    server.isOnline = false
    let test = PageTest(FailingFeedPage(feed: Feed(server)))
    #expect(test.shows("Loading the feed"))
    try await test.waitUntil { test.shows("No connection") }
    server.isOnline = true
    try test.press("Try again")
    try await test.waitUntil { test.rows == [["One"]] }
  }

  @Test("The last row of a feed loads the next posts, also after a failure")
  func loadingMore() async throws {
    let server = FeedServer()
    let test = PageTest(LongFeedPage(feed: Feed(server)))
    try await test.waitUntil { test.shows("One") }
    server.isOnline = false
    try test.scroll(to: RowIndexPath(section: 1, row: 0))
    try await test.waitUntil { test.shows("No connection") }
    server.isOnline = true
    try test.press("Try again")
    try await test.waitUntil { test.rows == [["One"], ["Two"]] }
  }

  @Test("A feed whose first posts could not be loaded shows why, and is loaded again")
  func failedFirstBatch() async throws {
    let server = FeedServer()
    server.isOnline = false
    let test = PageTest(LongFeedPage(feed: Feed(server)))
    try await test.waitUntil { test.shows("No connection") }
    server.isOnline = true
    try test.press("Try again")
    try await test.waitUntil { test.shows("One") }
  }

  @Test("A feed that is shown again loads no further posts, and a failed refresh keeps its posts")
  func refreshing() async throws {
    let server = FeedServer()
    let feed = Feed(server)
    await feed.load()
    let test = PageTest(FeedPage(feed: feed))
    await test.settled()
    #expect(feed.posts == ["One"])
    let long = PageTest(LongFeedPage(feed: feed))
    server.isOnline = false
    try await long.refresh()
    #expect(long.toasts == ["No connection"] && long.shows("One"))
    server.isOnline = true
    try await long.refresh()
    #expect(long.toasts.count == 1 && feed.posts.first == "One")
  }

  @Test(
    "A refresh during a request for the next posts requests those after the new posts",
    arguments: [true, false])
  func refreshingWhileLoading(isAnswered: Bool) async throws {
    let server = FeedServer()
    server.isSlow = true
    let test = PageTest(LongFeedPage(feed: Feed(server)))
    try await test.waitUntil { server.isWaiting }
    server.first = "New"
    try await test.refresh()
    #expect(test.rows.first == ["New"])
    server.answer(isAnswered ? .success(()) : .failure(Failure()))
    try await test.waitUntil { test.rows == [["New"], ["Two"]] }
    #expect(server.requests == [nil, "One", nil, "New"])
  }

  @Test(
    "A page shows the posts or the error, even if the page that has requested them is left",
    arguments: [true, false])
  func leaving(_ isOnline: Bool) async throws {
    let server = FeedServer()
    server.isOnline = isOnline
    let feed = Feed(server)
    let task = Task { await feed.load() }
    let test = PageTest(FailingFeedPage(feed: feed))
    task.cancel()
    try await test.waitUntil { isOnline ? test.rows == [["One"]] : test.shows("No connection") }
    await task.value
    #expect(feed.posts.count == (isOnline ? 1 : 0))
  }

  @Observable @MainActor
  final class Mail {
    var isOnline = true
    var isSending = false

    func send() async throws {
      isSending = true
      defer { isSending = false }
      await Task.yield()
      if !isOnline { throw Failure() }
    }
  }

  struct MailPage: TablePage {
    let mail: Mail

    var title: String { "Mail" }
    var sections: [TableSection] {
      TableSection {
        ButtonRow("Send") {
          Task {
            do {
              try await mail.send()
              navigator.toast("Sent")
            } catch {
              navigator.alert("The mail was not sent", message: "Try again later.")
            }
          }
        }
        .disabled(mail.isSending)
      }
    }
  }

  @Test("A task of a handler shows its result")
  func sending() async throws {
    let mail = Mail()
    let test = PageTest(MailPage(mail: mail))
    try test.tap("Send")
    try await test.waitUntil { test.toasts == ["Sent"] }
    mail.isOnline = false
    try test.tap("Send")
    try await test.waitUntil { test.dialog?.title == "The mail was not sent" }
  }

  @MainActor
  struct Upload {
    let fractions = AsyncStream<Double> { stream in
      stream.yield(0.5)
      stream.finish()
    }
  }

  struct UploadPage: TablePage {
    let upload = Upload()

    var title: String { "Upload" }
    var sections: [TableSection] {
      TableSection {
        ButtonRow("Upload") {
          let progress = navigator.progress("Uploading", fraction: 0)
          Task {
            for await fraction in upload.fractions { progress.update(fraction) }
            progress.finish()
          }
        }
      }
    }
  }

  @Test("The progress of an upload is shown until the task ends")
  func uploading() async throws {
    let test = PageTest(UploadPage())
    try test.tap("Upload")
    #expect(test.progress.map(\.message) == ["Uploading"])
    try await test.waitUntil { test.progress.isEmpty }
  }
}
