// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The Return key of fields, and the focus from code, in a browser")
struct SubmittingTests {
  private final class Note {
    var text = ""
    var sent: [String] = []
    var isLocked = false
  }

  private struct NotePage: TablePage {
    let note: Note
    let navigator: Navigator

    var title: String { "Note" }

    var sections: [TableSection] {
      TableSection {
        FieldRow("Text", note, \.text).onSubmit {
          note.sent.append(note.text)
          navigator.focus("a\"\\]\n")
        }
        .disabled(note.isLocked).id("field")
        FieldRow("Plain", text: "") { _ in }.id("plain")
        FieldRow("Lines", text: "") { _ in }.lines(2).onSubmit { note.sent.append("lines") }
          .id("lines")
        ToggleRow("Switch", isOn: false) { _ in }.id("a\"\\]\n")
        Row("Link", id: "link").onSelect {}
        Row("Text", id: "text")
      }
      .id("s")
    }
  }

  private let note = Note()
  private let session: WebSession

  init() {
    let note = note
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      NotePage(note: note, navigator: navigator)
    }
  }

  private func send(_ event: String) -> WebAnswer.Outcome {
    session.receive(event, number: session.nextEvent, screen: 1)
  }

  /// Returns the selectors of the elements that get the focus with the messages after a version.
  private func focused(after version: Int) throws -> [String] {
    try session.messages(after: version).compactMap { try $0.members()["focus"] as? String }
  }

  @Test("Return follows the text, and only a one-line field of an enabled row offers it")
  func submit() throws {
    let document = session.document(client: "1")
    #expect(document.ranges(of: "data-submits").count == 2)
    let version = session.version
    #expect(send("value/ts/tfield//text/typed") == .accepted)
    #expect(send("submit/ts/tfield") == .accepted)
    #expect(note.sent == ["typed"])
    #expect(
      try focused(after: version)
        == [#"[data-key="ts"]>ul>[data-key="ta\22 \5c ]\a "]>.cell :enabled"#])
    for row in ["plain", "lines", "text", "none"] { #expect(send("submit/ts/t\(row)") == .gone) }
    note.isLocked = true
    session.top.driver?.update()
    session.top.driver?.flush()
    #expect(send("submit/ts/tfield") == .gone)
    #expect(note.sent == ["typed"])
  }

  @Test("Return in a form without a script only sends the text")
  func withoutScript() {
    _ = session.document(client: "1")
    let outcome = session.receive(
      "fields", number: 2, screen: 1, fields: ["value/ts/tfield//text/0": "typed"])
    #expect(outcome == .accepted)
    #expect(note.text == "typed" && note.sent.isEmpty)
  }

  @Test("A request to focus waits for the document, and is ignored for a row without a control")
  func early() async throws {
    session.navigator.focus("link")
    _ = session.document(client: "1")
    let version = session.version
    await session.changed(after: version)
    let link = #"[data-key="ts"]>ul>[data-key="tlink"]"#
    #expect(try focused(after: version) == ["\(link)>:enabled,\(link)>a"])
    let next = session.version
    for row in ["text", "none"] {
      session.navigator.focus(row)
      session.performRowRequests()
    }
    #expect(session.version == next)
  }
}
