// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Typed text without a field")
struct LostFieldTests {
  @MainActor
  @Observable
  final class Model {
    var sections = [["note", "secret"], ["place"]]
    @ObservationIgnored var log: [String] = []
  }

  private struct FieldsPage: TablePage {
    let model: Model
    let navigator: Navigator
    var title: String { "Fields" }
    var sections: [TableSection] {
      for (index, names) in model.sections.enumerated() {
        TableSection(names, id: \.self) { name in row(name) }.id("s\(index)")
      }
      TableSection {
        Row("Press", id: "press").onSelect { model.log.append("press") }
        Row("Push", id: "push").onSelect { navigator.push(self) }
        Row("Replace", id: "replace").menu {
          RowAction("Replace") { navigator.replace(with: self) }
        }
        FieldRow("limited", text: "") { _ in }.lengthLimit(3).id("limited")
      }
      .id("rows")
    }

    private func row(_ name: String) -> AnyRow {
      let kind: FieldKind = name == "secret" ? .secure : .text
      return FieldRow(name, text: "", kind: kind) { model.log.append("\(name) \($0)") }.row
    }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    let model = model
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      FieldsPage(model: model, navigator: navigator)
    }
    _ = session.document(client: "1")
  }

  /// Returns the texts of the form of the page, some of which the user has typed.
  private func form(_ typed: [String: String]) -> [String: String] {
    let fields = HTMLTag.all(in: session.mainMarkup().text).compactMap { tag in
      tag["name"].flatMap { $0.hasPrefix("value/") ? ($0, tag) : nil }
    }
    return Dictionary(
      uniqueKeysWithValues: fields.map { name, tag in
        (name, tag["aria-label"].flatMap { typed[$0] } ?? tag["value"] ?? "")
      })
  }

  private func show(_ sections: [[String]]) {
    model.sections = sections
    session.top.driver?.flush()
  }

  private var lost: [String]? { session.copyableTexts }

  @Test(
    "Text is shown if its row is deleted or has moved to another section",
    arguments: [[["secret"], ["place"]], [["secret"], ["place", "note"]], [["note2"]]])
  func rowIsGone(sections: [[String]]) {
    let fields = form(["note": "a < b"])
    show(sections)
    #expect(session.receive("tap/trows/tpress", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(lost == ["a < b"])
    // The button is not pressed, because the user intended the text.
    #expect(model.log == [])
    #expect(
      session.receive("tap/trows/tpress", number: 2, screen: 1, fields: form([:])) == .accepted)
    #expect(lost == nil && model.log == ["press"])
  }

  @Test("Text whose row is deleted is shown, and the other texts of the form are applied")
  func otherFields() {
    let fields = form(["note": "one", "place": "here"])
    show([["place"], ["note2"]])
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(lost?.sorted() == ["here", "one"] && model.log == [])
    let other = form(["place": "there"])
    show([["place"]])
    #expect(session.receive("fields", number: 2, screen: 1, fields: other) == .accepted)
    #expect(lost == nil && model.log == ["place there"])
  }

  @Test("An incomplete or complete date without a row is shown, and a choice is not")
  func otherValues() {
    let fields = [
      "value/ts0/tgone//date/0": "2027-01-01", "value/ts0/tgone/b/date/0": "",
      "value/ts0/tgone/c/option/0": "=Large", "value/ts0/tgone/d/number/0": "7",
      "value/ts0/tgone/e/isOn/0": "1",
    ]
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(lost == ["2027-01-01"])
  }

  @Test("The text of a secure field is not shown, but the user learns that it is lost")
  func secret() {
    let fields = form(["secret": "s3cret"])
    show([["note"]])
    #expect(session.receive("tap/trows/tpress", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(lost == [] && model.log == [])
    #expect(!session.document(client: "1").contains("s3cret"))
  }

  @Test(
    "The text of a secure field is not shown in the field of its row that is no longer secure",
    arguments: [("tap/trows/tgone", "note"), ("fields", "limited")])
  func secretOfPlainField(event: String, row: String) {
    let section = row == "note" ? "s0" : "rows"
    let fields = ["value/t\(section)/t\(row)//secret/0": "s3cret"]
    let outcome = session.receive(event, number: 1, screen: 1, fields: fields)
    #expect(outcome == (row == "note" ? .gone : .accepted) && model.log == [])
    #expect(!session.document(client: "1").contains("s3cret"))
    #expect(lost == (row == "note" ? [] : nil))
  }

  @Test("Text of a page that is no longer in the stack is shown, once if its form is sent again")
  func otherPage() {
    #expect(session.receive("tap/trows/tpush", number: 1, screen: 1) == .accepted)
    let fields = form(["note": "one"])
    session.navigator.pop()
    for _ in 1...2 {
      #expect(session.receive("fields", number: 2, screen: 2, fields: fields) == .gone)
      // The page below has a field with the same name, which is another one.
      #expect(lost == ["one"] && form([:]).values.allSatisfy(\.isEmpty))
    }
  }

  @Test("Text that its deleted field showed is shown once if its form is sent again")
  func sentAgain() {
    let fields = form(["note": "one"])
    #expect(session.receive("fields", number: 1, screen: 1) == .accepted)
    #expect(session.receive("tap/trows/tgone", number: 2, screen: 1, fields: fields) == .gone)
    show([["place"]])
    #expect(session.receive("tap/trows/tpush", number: 1, screen: 1, fields: fields) == .gone)
    #expect(lost == ["one"])
  }

  @Test("Refused text is shown after the event has left its page", arguments: ["back", "replace"])
  func leftPage(event: String) {
    #expect(session.receive("tap/trows/tpush", number: 1, screen: 1) == .accepted)
    let fields = form(["limited": "too long"])
    let button = event == "back" ? event : "action/trows/treplace/menu/0/Replace"
    #expect(session.receive(button, number: 2, screen: 2, fields: fields) == .accepted)
    #expect(session.top.number == (event == "back" ? 1 : 3))
    #expect(lost == ["too long"] && form([:]).values.allSatisfy(\.isEmpty))
  }

  @Test("Text of a page below is shown if its row is deleted before the user returns")
  func pageBelow() {
    let fields = form(["note": "one"])
    #expect(session.receive("tap/trows/tpush", number: 1, screen: 1) == .accepted)
    #expect(session.receive("fields", number: 2, screen: 1, fields: fields) == .gone)
    #expect(lost == nil)
    model.sections = [["place"]]
    #expect(session.receive("back", number: 3, screen: 2) == .accepted)
    #expect(lost == ["one"])
  }

  @Test("A text has the label that its field had in the last document, unless a script is running")
  func labels() throws {
    func labels() -> [String?] {
      let tags = HTMLTag.all(in: session.document(client: "1"))
      let shown = tags.filter { $0.classes.contains("lost-label") }.map(\.text)
      let names = tags.filter { $0.classes.contains("lost") }.map { $0["aria-label"] }
      let title = WebTexts().messages.unsaved
      #expect(names == (shown.isEmpty ? [title] : shown.map { "\(title): \($0)" }))
      return shown
    }
    let fields = form(["note": "one", "place": "here"])
    show([["note"]])
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(labels() == ["place"])
    // The row is deleted after a form whose event was not possible.
    let other = form(["note": "two"])
    #expect(session.receive("tap/trows/tgone", number: 2, screen: 1, fields: other) == .gone)
    show([["secret"]])
    #expect(labels() == ["note"])
    _ = session.messages(after: session.version)
    let last = fields.filter { $0.key.contains("/tplace/") }
    #expect(session.receive("fields", number: 3, screen: 1, fields: last) == .accepted)
    #expect(labels() == [])
  }

  @Test(
    "Text of an ended session is shown if the new page does not have its field",
    arguments: [false, true])
  func newSession(isOfOtherPage: Bool) {
    let fields = form(["note": "one"])
    if !isOfOtherPage { show([["place"]]) }
    session.keep(fields: fields, areOfShownPage: !isOfOtherPage)
    #expect(lost == ["one"] && form([:]).values.allSatisfy(\.isEmpty))
  }
}
