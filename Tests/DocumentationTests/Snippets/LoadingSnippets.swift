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
  @Observable @MainActor
  final class Feed {
    var posts = ["One"]
    var hasMore = true
    var isLoadingMore = false

    func loadMore() async {
      guard !isLoadingMore else { return }
      isLoadingMore = true
      posts.append("Two")
      (hasMore, isLoadingMore) = (false, false)
    }
  }

  struct FeedPage: TablePage {
    let feed: Feed

    var title: String { "Feed" }
    var sections: [TableSection] {
      TableSection(feed.posts, id: \.self) { Row($0) }
    }

    var loadState: LoadState {
      feed.hasMore ? .more { Task { await feed.loadMore() } } : .content
    }
  }

  @Test("The last row of a feed loads the next posts")
  func loadingMore() async throws {
    let test = PageTest(FeedPage(feed: Feed()))
    try test.scroll(to: RowIndexPath(section: 0, row: 0))
    try await test.waitUntil { test.shows("Two") }
  }

  struct Failure: Error {}

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
