// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Dialogs with a field")
struct DialogFieldTests {
  @MainActor
  private final class Model {
    var names: [String] = []
  }

  private struct Page: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { FieldRow("Other", text: "other") { _ in } } }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page() }
    _ = session.document(client: "1")
  }

  private func ask(_ field: DialogField = DialogField("Name", text: "Old").lengthLimit(10)) {
    session.navigator.ask("Rename", message: "Any name", for: field, confirm: "Rename") {
      [model] in model.names.append($0)
    }
  }

  private func send(
    _ event: String, fields: [String: String] = [:]
  ) -> WebAnswer.Outcome {
    session.receive(event, number: session.nextEvent, screen: 1, fields: fields)
  }

  private var tags: [HTMLTag] { HTMLTag.all(in: session.dialogMarkup().text) }

  private var field: HTMLTag? { tags.first { $0.name == "input" } }

  @Test("The field has a name, the initial focus, the limits, and escaped text")
  func markup() throws {
    ask(DialogField("“Name”", text: "<b>\"&", kind: .email).lengthLimit(10))
    #expect(!session.dialogMarkup().text.contains("<b>"))
    let field = try #require(field)
    #expect(field["aria-label"] == "“Name”" && field["value"] == "<b>\"&")
    #expect(field["maxlength"] == "10" && field["inputmode"] == "email")
    #expect(field["required"] != nil && field["aria-invalid"] == nil)
    #expect(tags.filter { $0["autofocus"] != nil }.map(\.name) == ["input"])
    let dialog = try #require(tags.first)
    #expect(dialog["data-submits"] != nil && dialog["aria-describedby"] == "dialog-1-message")
    let buttons = tags.filter { $0.name == "button" }
    #expect(buttons.map { $0["data-needs-text"] != nil } == [false, true])
    #expect(buttons.map { $0["data-default"] != nil } == [false, true])
  }

  @Test("The script reports the text before the answer")
  func reported() throws {
    ask()
    let name = try #require(field?["name"])
    #expect(send("text/1/New%2Fname") == .accepted)
    #expect(field?["value"] == "New/name" && field?["name"] != name)
    #expect(send("answer/1/1") == .accepted)
    #expect(model.names == ["New/name"] && session.dialogs.isEmpty)
    #expect(send("text/1/x") == .gone)
    // The next dialog does not get the text.
    ask()
    #expect(field?["value"] == "Old")
    #expect(send("answer/2") == .accepted && model.names.count == 1)
  }

  @Test("The server enforces the limits of the field", arguments: ["12345678901", "a%0Ab", "a%0D"])
  func limits(text: String) {
    ask()
    #expect(send("text/1/\(text)") == .malformed)
    #expect(field?["value"] == "Old")
  }

  @Test("A dialog without a field receives no text")
  func withoutField() {
    session.navigator.confirm("Sure?") {}
    #expect(send("text/1/x") == .gone && send("text/x/x") == .malformed)
    #expect(tags.first?["data-submits"] == nil)
  }

  @Test("Without text, the action shows the dialog again", arguments: [true, false])
  func missing(hasScript: Bool) throws {
    ask()
    if hasScript {
      #expect(send("text/1/%20") == .accepted && send("answer/1/1") == .accepted)
    } else {
      let name = try #require(field?["name"])
      #expect(send("answer/1/1", fields: [name: " "]) == .accepted)
    }
    #expect(model.names.isEmpty && session.dialogs.count == 1)
    #expect(field?["aria-invalid"] == "true" && field?["value"] == " ")
    #expect(send("text/1/New") == .accepted && field?["aria-invalid"] == nil)
    #expect(send("answer/1/1") == .accepted && model.names == ["New"])
  }

  @Test("An optional field accepts no text")
  func optional() {
    ask(DialogField("Name", text: "Old").optional())
    #expect(field?["required"] == nil && tags.allSatisfy { $0["data-needs-text"] == nil })
    #expect(send("text/1/") == .accepted && send("answer/1/1") == .accepted)
    #expect(model.names == [""])
  }

  @Test("A request is written after the question that is open, but alone into a document")
  func request() {
    ask()
    session.navigator.copy("42")
    session.navigator.confirm("Later?") {}
    let dialogs = tags.filter { $0.name == "dialog" }
    #expect(dialogs.map { $0["data-dialog"] } == ["1", "2"])
    #expect(dialogs.map { $0["hidden"] != nil } == [false, true])
    let document = HTMLTag.all(in: session.document(client: "1"))
    #expect(document.filter { $0.name == "dialog" }.map { $0["data-dialog"] } == ["2"])
    #expect(send("answer/2") == .accepted)
    #expect(tags.filter { $0.name == "dialog" }.map { $0["data-dialog"] } == ["1"])
  }

  @Test("Without a script, the form contains the text, and Return presses the default action")
  func form() throws {
    ask()
    let document = session.document(client: "1")
    let tags = HTMLTag.all(in: document)
    let returned = try #require(tags.first { $0.classes.contains("default") }?["value"])
    #expect(returned == "answer/1/1")
    let name = try #require(field?["name"])
    #expect(send(returned, fields: [name: "New"]) == .accepted)
    #expect(model.names == ["New"] && session.dialogs.isEmpty)
    #expect(session.document(client: "1").contains("value=\"fields\""))
  }

  @Test("Without a script, a refused event keeps typed text, but no secret")
  func kept() throws {
    ask()
    let name = try #require(field?["name"])
    #expect(send("tap/x/y", fields: [name: "New"]) == .gone)
    #expect(session.document(client: "1").contains("value=\"New\""))
    #expect(send("answer/1") == .accepted)
    ask(DialogField("Password", kind: .secure))
    let secret = try #require(field?["name"])
    #expect(field?["type"] == "password" && field?["data-secret"] != nil)
    #expect(send("tap/x/y", fields: [secret: "s3cret"]) == .gone)
    #expect(!session.document(client: "1").contains("s3cret"))
    // The dialog decides, and not the name of the field.
    let renamed = secret.replacingOccurrences(of: "secret/", with: "text/")
    #expect(send("tap/x/y", fields: [renamed: "s3cret"]) == .gone)
    #expect(renamed != secret && !session.document(client: "1").contains("s3cret"))
    #expect(send("answer/2/1", fields: [secret: "s3cret"]) == .accepted)
    #expect(model.names == ["s3cret"])
  }

  private var lost: [String]? { session.copyableTexts }

  @Test(
    "Without a script, text of a dialog that is no longer open can be copied, but no secret",
    arguments: [FieldKind.text, .secure], ["answer/1/1", "fields"])
  func closed(kind: FieldKind, event: String) throws {
    ask(DialogField("Name", text: "Old", kind: kind))
    let (name, value) = (try #require(field?["name"]), try #require(field?["value"]))
    session.navigator.answer(DialogID(number: 1), action: nil)
    session.closeDialog(DialogID(number: 1))
    let isPossible = event == "fields"
    #expect(send(event, fields: [name: value]) == (isPossible ? .accepted : .gone))
    #expect(lost == nil)
    #expect(send(event, fields: [name: "New"]) == (isPossible ? .accepted : .gone))
    #expect(lost == (kind == .secure ? [] : ["New"]) && model.names.isEmpty)
  }

  @Test("Text of a dialog of an ended session can be copied, even if another dialog has its number")
  func endedSession() throws {
    ask()
    let name = try #require(field?["name"])
    session.keep(fields: [name: "New"])
    #expect(lost == ["New"] && field?["value"] == "Old")
  }

  @Test("Text that a form repeats unchanged is the initial text")
  func unchanged() throws {
    // A browser receives another character in place of one that markup cannot contain.
    ask(DialogField("Name", text: "a\0b"))
    let (name, value) = (try #require(field?["name"]), try #require(field?["value"]))
    #expect(send("answer/1/1", fields: [name: value]) == .accepted)
    #expect(model.names == ["a\0b"])
  }
}
