// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Leaving a page, the end of editing, and the first error")
struct LeavingTests {
  @Observable
  @MainActor
  final class Note {
    var text = ""
    var error: String?
    var ends = 0
  }

  private struct NotePage: TablePage {
    let note: Note
    var title: String { "Note" }
    var leaveGuard: LeaveGuard? {
      note.text.isEmpty
        ? nil : LeaveGuard("Discard?", leave: "Discard", stay: "Stay") { note.text = "" }
    }
    var sections: [TableSection] {
      TableSection {
        Row("Check", id: "check").onSelect { [navigator] in
          note.error = "Too short"
          navigator.focusFirstError()
        }
        FieldRow("Text", note, \.text).reporting(.continuous).error(note.error)
          .onDidEndEditing { note.ends += 1 }.id("field")
      }
      .id("s")
    }
  }

  private struct StartPage: TablePage {
    let note: Note
    var title: String { "Start" }
    var sections: [TableSection] {
      TableSection {
        Row("Note", id: "note").onSelect { [navigator] in navigator.push(NotePage(note: note)) }
      }
      .id("s")
    }
  }

  private let note = Note()
  private let session: WebSession

  init() {
    let note = note
    session = WebSession(token: "t.s", path: "/", diagnostics: .silent) { _ in
      StartPage(note: note)
    }
    _ = session.document(client: "1")
    #expect(session.receive("tap/ts/tnote", number: 1, screen: 1) == .accepted)
  }

  private func send(_ event: String, _ number: Int) -> WebAnswer.Outcome {
    session.receive(event, number: number, screen: 2)
  }

  private var document: String { session.document(client: "1") }

  @Test("Going back asks while there are changes, and a mark notifies the script")
  func asks() {
    #expect(!document.contains("data-guard"))
    #expect(send("value/ts/tfield//text/a", 2) == .accepted)
    #expect(document.contains("data-guard"))
    #expect(send("back", 3) == .accepted)
    #expect(document.contains("Discard?") && document.contains("<title>Note</title>"))
    #expect(send("answer/1/0", 4) == .accepted)
    #expect(!document.contains("Discard?") && document.contains("<title>Note</title>"))
    #expect(send("back", 5) == .accepted)
    #expect(send("answer/2/1", 6) == .accepted)
    #expect(document.contains("<title>Start</title>"))
    #expect(note.text.isEmpty)
  }

  @Test("Without changes, going back leaves at once")
  func leaves() {
    #expect(send("back", 2) == .accepted)
    #expect(document.contains("<title>Start</title>"))
  }

  @Test("A row is notified of the end of editing only if it handles it")
  func end() {
    #expect(document.contains("data-ends"))
    #expect(send("end/ts/tfield", 2) == .accepted)
    #expect(send("end/ts/tcheck", 3) == .gone)
    #expect(note.ends == 1)
  }

  @Test("A form without a script ends the editing of each changed field")
  func withoutScript() {
    let outcome = session.receive(
      "fields", number: 2, screen: 2, fields: ["value/ts/tfield//text/0": "typed"])
    #expect(outcome == .accepted)
    #expect(note.text == "typed" && note.ends == 1)
  }

  @Test("The first error gets the focus once the page shows it")
  func firstError() async {
    let version = session.version
    #expect(send("tap/ts/tcheck", 2) == .accepted)
    for _ in 0..<20 { await Task.yield() }
    let messages = session.messages(after: version).map(\.text).joined()
    let selector = #"[data-key=\"ts\"]>ul>[data-key=\"tfield\"]>.cell :enabled"#
    #expect(messages.contains("\"focus\":\"\(selector)\""))
    #expect(messages.contains("Too short"))
  }
}
