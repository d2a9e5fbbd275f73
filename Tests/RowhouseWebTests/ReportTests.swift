// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Reports of scrolling, pressing and prefetching")
struct ReportTests {
  private final class Log {
    var entries: [String] = []
    var isAllowed = false
  }

  private struct Page: ScrollingPage {
    let log: Log
    let title = "Rows"

    var sections: [TableSection] {
      TableSection {
        Row("Press", id: "press").onHighlight { log.entries.append("highlight \($0)") }.onSelect {}
        Row("Show", id: "show").onHighlight { log.entries.append("highlight \($0)") }
        Row("Plain", id: "plain")
        Row("Refuse", id: "refuse").onWillHighlight { log.isAllowed }
          .onHighlight { log.entries.append("highlight \($0)") }
          .onSelect { log.entries.append("select") }
      }
      .id("rows")
      TableSection(0..<1_000, id: \.self) { Row("\($0)") }
        .onPrefetch {
          log.entries.append("prefetch \($0)")
        } cancelling: {
          log.entries.append("cancel \($0)")
        }
        .id("data")
    }

    func didScroll(_ event: ScrollEvent) { log.entries.append("\(event)") }
  }

  private let log = Log()
  private let session: WebSession

  init() {
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { [log] _ in Page(log: log) }
  }

  private func send(_ event: String) -> WebAnswer.Outcome {
    session.receive(event, number: session.nextEvent, screen: 1)
  }

  @Test("The markup declares the handlers of the page")
  func markup() {
    let main = session.mainMarkup().text
    #expect(main.prefix { $0 != ">" }.hasSuffix(" data-scrolls"))
    #expect(main.components(separatedBy: "data-highlights").count == 4)
    #expect(main.components(separatedBy: "data-prefetches").count == 2)
    let other = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      ListPage("List", ["a"])
    }
    #expect(!other.mainMarkup().text.contains("data-scrolls"))
    #expect(other.receive("scroll/begin", number: 1, screen: 1) == .gone)
  }

  @MainActor
  @Observable
  final class Model { var reports = false }

  private struct ChangingPage: WrapperPage {
    let log: Log
    let model: Model
    var wrappedPage: any TablePage {
      model.reports ? Page(log: log) : ListPage("Rows", ["a"])
    }
    var sections: [TableSection] {
      let data = TableSection(0..<3, id: \.self) { Row("\($0)") }.id("data")
      TableSection { Row("first") }
      model.reports ? data.onPrefetch { log.entries.append("prefetch \($0)") } : data
    }
  }

  @Test("The client learns that the page or a section begins or ceases to have a handler")
  func changes() throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { [log] _ in
      ChangingPage(log: log, model: model)
    }
    _ = session.document(client: "1")
    var dom = ReferenceDOM(main: session.mainMarkup().text)
    for reports in [true, false] {
      let known = session.version
      model.reports = reports
      session.top.driver?.flush()
      let messages = session.messages(after: known)
      #expect(messages.count == 1 && messages.first?.text.contains("\"page\"") == false)
      for message in messages { dom.apply(try message.members()) }
      let main = session.mainMarkup().text
      #expect(dom == ReferenceDOM(main: main))
      #expect(main.contains("data-scrolls") == reports)
      #expect(main.contains("data-prefetches") == reports)
      // The rows have not changed.
      #expect(messages.first?.text.contains("updatedRows") == false)
    }
  }

  @Test("Scroll events reach the page")
  func scrolling() {
    for event in ["offset/120", "offset/-8", "begin", "end", "rest", "top"] {
      #expect(send("scroll/\(event)") == .accepted)
    }
    let expected: [ScrollEvent] = [
      .didScroll(offset: 120), .didScroll(offset: -8), .willBeginDragging,
      .didEndDragging(decelerates: true), .didEndDecelerating, .didScrollToTop,
    ]
    #expect(log.entries == expected.map { "\($0)" })
  }

  @Test("A pressed row is highlighted, unless it has no button")
  func pressing() {
    #expect(send("highlight/trows/tpress/1") == .accepted)
    #expect(send("highlight/trows/tpress/0") == .accepted)
    #expect(send("highlight/trows/tshow/1") == .accepted)
    #expect(send("highlight/trows/tplain/1") == .gone)
    #expect(log.entries == ["highlight true", "highlight false", "highlight true"])
  }

  @Test("A highlight ends below a question that was shown meanwhile, and none begins")
  func pressingBelowQuestion() {
    func outcome(_ event: String) -> WebAnswer.Outcome {
      let number = session.nextEvent
      return session.receive(
        PostedEvent(WebEvent(event), number: number, screen: 1, version: session.version)
      ).outcome
    }
    #expect(outcome("highlight/trows/tpress/1") == .accepted)
    session.navigator.confirm("Sure?") {}
    #expect(outcome("highlight/trows/tpress/0") == .accepted)
    #expect(outcome("highlight/trows/tpress/1") == .gone)
    #expect(log.entries == ["highlight true", "highlight false"])
  }

  @Test("A row that may not be highlighted is neither highlighted nor selected")
  func refusing() {
    #expect(send("highlight/trows/trefuse/1") == .accepted)
    #expect(send("tap/trows/trefuse") == .accepted)
    #expect(log.entries == [])
    log.isAllowed = true
    #expect(send("highlight/trows/trefuse/1") == .accepted)
    #expect(send("highlight/trows/trefuse/0") == .accepted)
    #expect(send("tap/trows/trefuse") == .accepted)
    #expect(log.entries == ["highlight true", "highlight false", "select"])
  }

  @Test("Rows to prefetch are reported, if the section has them")
  func prefetching() {
    #expect(send("prefetch/tdata/7,8,9,5000") == .accepted)
    #expect(send("cancel/tdata/8,9") == .accepted)
    #expect(send("prefetch/trows/0") == .accepted)
    #expect(send("prefetch/tnone/0") == .gone)
    #expect(log.entries == ["prefetch [7, 8, 9]", "cancel [8, 9]"])
  }

  @Test(
    "Any other report is refused",
    arguments: [
      "scroll", "scroll/offset", "scroll/offset/x", "scroll/begin/1", "scroll/other",
      "highlight/trows/tpress", "highlight/trows/tpress/2", "prefetch/tdata", "prefetch/tdata/",
      "prefetch/tdata/1,x", "prefetch/tdata/-1", "cancel/tdata/1/2",
    ])
  func malformed(event: String) { #expect(send(event) == .malformed) }
}
