// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Rows that load more rows")
struct LoadingMoreTests {
  private final class Feed {
    var posts = Array(0..<20)
    var loads = 0
    /// True while the server cannot be reached.
    var isOffline = false
    /// True if the last batch could not be loaded.
    var hasFailed = false

    func load() {
      loads += 1
      hasFailed = isOffline
      if isOffline { return }
      posts += posts.count..<(posts.count + 20)
    }
  }

  private struct FeedPage: TablePage {
    let feed: Feed
    let isWhole: Bool
    var title: String { "Feed" }
    var language: String? { nil }
    private var state: LoadState {
      if feed.hasFailed { return .more(failed: "No connection") { feed.load() } }
      return feed.loads < 3 ? .more { feed.load() } : .content
    }
    var loadState: LoadState { isWhole ? state : .content }
    var sections: [TableSection] {
      TableSection(feed.posts, id: \.self) { Row("Post \($0)") }
        .loadState(isWhole ? .content : state)
        .id("posts")
    }
  }

  private let feed = Feed()

  private func session(isWhole: Bool = false, language: String = "en") -> WebSession {
    WebSession(token: "t", path: "/", language: language, diagnostics: .silent) { [feed] _ in
      FeedPage(feed: feed, isWhole: isWhole)
    }
  }

  /// Returns the event of the button of the row that loads more, or `nil` if there is no such row.
  private func moreEvent(of session: WebSession) -> String? {
    let main = session.mainMarkup().text
    guard let start = main.firstRange(of: "value=\"more/")?.upperBound else { return nil }
    return "more/" + main[start...].prefix { $0 != "\"" }
  }

  @discardableResult
  private func send(_ event: String, to session: WebSession) -> WebAnswer.Outcome {
    session.receive(event, number: session.nextEvent, screen: 1)
  }

  @Test(
    "Rows are loaded when the browser reports the row, which is another row then",
    arguments: [false, true])
  func reports(isWhole: Bool) throws {
    let session = session(isWhole: isWhole)
    #expect(feed.loads == 0)
    var events: [String] = []
    for loads in 1...3 {
      let event = try #require(moreEvent(of: session))
      #expect(!events.contains(event))
      events.append(event)
      #expect(send(event, to: session) == .accepted)
      // The model is not observable, so the page is evaluated here.
      session.navigator.update()
      session.top.driver?.flush()
      #expect(feed.loads == loads)
      #expect(session.top.page?.rowCount == 20 + 20 * loads + (loads < 3 ? 1 : 0))
    }
    #expect(moreEvent(of: session) == nil)
    // A report of a row that was replaced in the meantime has no effect, and no other row loads more.
    #expect(send(events[0], to: session) == .accepted)
    #expect(send("more/tposts/i3", to: session) == .accepted)
    #expect(send("more/tposts", to: session) == .malformed)
    #expect(feed.loads == 3)
  }

  @Test(
    "If a batch fails, an alert with a button that also works without a script replaces the row",
    arguments: [false, true])
  func failures(isWhole: Bool) throws {
    let session = session(isWhole: isWhole)
    feed.isOffline = true
    let first = try #require(moreEvent(of: session))
    #expect(send(first, to: session) == .accepted)
    session.navigator.update()
    session.top.driver?.flush()
    #expect(feed.loads == 1 && session.top.page?.rowCount == 21)
    let main = session.mainMarkup().text
    #expect(!main.contains("data-more") && moreEvent(of: session) == nil)
    let alert = try #require(main.firstRange(of: " role=\"alert\">"))
    let row = main[alert.upperBound...]
    #expect(row.contains("No connection"))
    let start = try #require(row.firstRange(of: "value=\"value/")?.upperBound)
    #expect(row[start...].contains("aria-description="))
    let event = "value/" + row[start...].prefix { $0 != "\"" }
    // A late report of the row that has failed loads nothing.
    #expect(send(first, to: session) == .accepted)
    #expect(feed.loads == 1)
    feed.isOffline = false
    #expect(send(event, to: session) == .accepted)
    session.navigator.update()
    session.top.driver?.flush()
    #expect(feed.loads == 2 && session.top.page?.rowCount == 41)
    #expect(!session.mainMarkup().text.contains("role=\"alert\""))
    #expect(moreEvent(of: session) != nil)
  }

  @Test("Without a script, the first loaded row has the focus in the answer")
  func focus() throws {
    let session = session()
    _ = session.document(client: "1")
    #expect(send(try #require(moreEvent(of: session)), to: session) == .accepted)
    session.navigator.update()
    session.top.driver?.flush()
    let document = session.document(client: "1", reporting: [], answersForm: true)
    let tags = HTMLTag.all(in: document).filter { $0["autofocus"] != nil }
    #expect(tags.map { $0["data-key"] } == ["i20"])
  }

  @Test("The row has a button for browsers without a script, in the language of the server")
  func button() throws {
    let main = session(language: "de").mainMarkup().text
    #expect(main.contains(">Nächste Zeilen</button></div></li>"))
    #expect(main.ranges(of: " data-more").count == 1)
    #expect(main.contains("Weitere werden geladen"))
  }
}
