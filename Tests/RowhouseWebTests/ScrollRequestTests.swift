// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Pages that scroll")
struct ScrollRequestTests {
  @Observable
  @MainActor
  final class Model {
    var count = 1_000
  }

  private struct Page: TablePage {
    let model: Model
    let navigator: Navigator

    var title: String { "Numbers" }

    var sections: [TableSection] {
      TableSection {
        Row("Add", id: "add").onSelect {
          model.count += 1
          navigator.scroll(to: model.count)
        }
        Row("Go", id: "go").onSelect { navigator.scroll(toRow: 499, ofSection: "numbers") }
        Row("Nowhere", id: "nowhere").onSelect { navigator.scroll(to: -1) }
        Row("Top", id: "top").onSelect { navigator.scroll(to: "add") }
        for place in ScrollPosition.allCases {
          Row("\(place)", id: "\(place)").onSelect { navigator.scroll(to: "add", at: place) }
        }
        Row("Leave", id: "leave").onSelect {
          navigator.scroll(to: 7)
          navigator.push(self)
        }
      }
      .id("s")
      TableSection(1..<(model.count + 1), id: \.self) { Row("\($0)") }.id("numbers")
    }
  }

  private let session: WebSession

  init() {
    let model = Model()
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      Page(model: model, navigator: navigator)
    }
    _ = session.document(client: "1")
  }

  /// Returns the messages after a tap on a row.
  private func tap(_ row: String) throws -> [SessionMessage] {
    let version = session.version
    let answer = session.receive("tap/ts/t\(row)", number: session.nextEvent, screen: 1)
    #expect(answer == .accepted)
    return session.messages(after: version)
  }

  @Test("The slice of a large section is moved so that the row is in its middle")
  func position() throws {
    let messages = try tap("go")
    #expect(messages.count == 1)
    #expect(messages[0].text.contains(#""scrollTo":[1,50]"#))
    #expect(messages[0].text.contains(#"data-first=\"449\""#))
    // The browser already has these rows.
    #expect(try tap("go").map { $0.text.hasSuffix(#","scrollTo":[1,50]}"#) } == [true])
  }

  @Test("An inserted row is scrolled to once it exists")
  func added() throws {
    let messages = try tap("add")
    #expect(messages.count == 2)
    #expect(messages[1].text.contains(#""scrollTo":[1,99]"#))
    #expect(messages[1].text.contains(#"data-count=\"1001\" data-first=\"901\""#))
  }

  @Test("A row of a small section is only scrolled into view")
  func small() throws {
    #expect(try tap("top").map(\.text) == [#"{"version":2,"scrollTo":[0,0]}"#])
  }

  @Test(
    "The client receives the place of the row",
    arguments: zip(ScrollPosition.allCases, ["", #","center""#, #","end""#, #","nearest""#]))
  func places(_ place: ScrollPosition, block: String) throws {
    #expect(
      try tap("\(place)").map(\.text) == [#"{"version":2,"scrollTo":[0,0\#(block)]}"#])
  }

  @Test("Requests for a missing row, or for a covered page, are ignored")
  func nothing() throws {
    #expect(try tap("nowhere").isEmpty)
    #expect(try !tap("leave").contains { $0.text.contains("\"scrollTo\"") })
  }

  @Test("Requests made while a page is created are performed when it is shown")
  func early() async throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      navigator.scroll(toRow: 499, ofSection: "numbers")
      navigator.alert("Welcome")
      return Page(model: model, navigator: navigator)
    }
    let document = session.document(client: "1")
    #expect(document.contains("Welcome") && document.contains(">Numbers<"))
    let version = session.version
    await session.changed(after: version)
    #expect(
      session.messages(after: version).map(\.text).contains { $0.contains(#""scrollTo":[1,50]"#) })
  }

  @Test("A request that the update for an earlier one makes is performed in its place")
  func requestWhileUpdating() async throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      GrowingPage(model: model)
    }
    _ = session.document(client: "1")
    for (count, newest) in [(1_001, #""scrollTo":[0,0]"#), (1_002, "tfirst")] {
      for _ in 0..<20 { await Task.yield() }
      let version = session.version
      if count == 1_001 {
        session.navigator.scroll(to: "last")
      } else {
        session.navigator.focus("last")
      }
      model.count = count
      for _ in 0..<20 { await Task.yield() }
      let messages = session.messages(after: version).map(\.text)
      #expect(messages.last?.contains(newest) == true, "\(messages)")
      #expect(messages.filter { $0.contains("\"scrollTo\"") }.count == 1, "\(messages)")
    }
  }

  /// A page whose new row scrolls to, or focuses, the first one when it is displayed.
  private struct GrowingPage: TablePage {
    let model: Model
    let title = "Growing"
    var sections: [TableSection] {
      TableSection {
        FieldRow("First", text: "") { _ in }.id("first")
        if model.count > 1_000 {
          Row("\(model.count)", id: "\(model.count)").onWillDisplay {
            if model.count == 1_001 {
              navigator.scroll(to: "first")
            } else {
              navigator.focus("first")
            }
          }
        }
        FieldRow("Last", text: "") { _ in }.id("last")
      }
      .id("s")
    }
  }

  @Test("A page that is pushed while the first one is created is the top page of the document")
  func earlyPush() {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      navigator.push(Titled(title: "Second"))
      return Page(model: model, navigator: navigator)
    }
    #expect(session.document(client: "1").contains(">Second<"))
  }

  private struct Titled: TablePage {
    let title: String
    var sections: [TableSection] { [] }
  }
}
