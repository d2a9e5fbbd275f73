// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The roles of rows and the traits of fields in the browser")
struct RowRoleTests {
  private struct Page: TablePage {
    @RowBuilder let rows: @MainActor () -> [AnyRow]
    var title: String { "Page" }
    var sections: [TableSection] { [TableSection(rows: rows())] }
  }

  private func tags(@RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]) -> [HTMLTag] {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(rows: rows) }
    _ = session.document(client: "1")
    return HTMLTag.all(in: session.mainMarkup().text)
  }

  @Test("Options are radio buttons and check boxes, whose checkmark is not read")
  func options() {
    let tags = tags {
      ChoiceRows([1, 2], chosen: 2, title: { "\($0)" }) { _ in }
      CheckRows([3, 4], chosen: [3], title: { "\($0)" }) { _ in }.selectAll("All")
    }
    let buttons = tags.filter { $0.classes.contains("row-button") }
    #expect(
      buttons.map { "\($0["role"] ?? "") \($0["aria-checked"] ?? "")" } == [
        "radio false", "radio true", "checkbox mixed", "checkbox true", "checkbox false",
      ])
    let marks = tags.filter { $0.classes.contains("check") }
    #expect(marks.count == 2 && marks.allSatisfy { $0["aria-hidden"] == "true" })
  }

  @Test("A hidden option is no radio button, to which the arrow keys would move the focus")
  func hiddenOption() {
    let tags = tags {
      ChoiceRows([1, 2, 3], chosen: 1, title: { "\($0)" }) { _ in }
        .row { row, option in option == 2 ? row.height(0) : row }
    }
    let buttons = tags.filter { $0.classes.contains("row-button") }
    #expect(buttons.map { $0["role"] } == ["radio", nil, "radio"])
  }

  @Test("A checkbox with a button for details has a checkmark, too")
  func checkWithDetails() {
    let tags = tags {
      for isOn in [false, true] {
        CheckRow("Buy milk", isOn: isOn) { _ in }.accessory(.detail).onAccessory {}
      }
    }
    let buttons = tags.filter { $0.classes.contains("row-button") }
    #expect(buttons.map { $0["aria-checked"] } == ["false", "true"])
    #expect(tags.filter { $0.classes.contains("check") }.count == 1)
    #expect(tags.filter { $0.classes.contains("detail") }.count == 2)
  }

  @Observable
  @MainActor
  final class Model {
    var hasOther = false
    var selected: Set<Int> = []
  }

  @Test("The list of a section is a group while all its rows are radio buttons")
  func radioGroup() throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      Page {
        if model.hasOther { Row("Other").onSelect {} }
        ChoiceRows([1, 2], chosen: 2, title: { "\($0)" }) { _ in }
      }
    }
    _ = session.document(client: "1")
    var dom = ReferenceDOM(main: session.mainMarkup().text)
    for hasOther in [false, true, false] {
      let known = session.version
      model.hasOther = hasOther
      session.top.driver?.flush()
      for message in session.messages(after: known) { dom.apply(try message.members()) }
      let markup = session.mainMarkup().text
      #expect(dom == ReferenceDOM(main: markup))
      let tags = HTMLTag.all(in: markup)
      #expect(tags.first { $0.name == "ul" }?["role"] == (hasOther ? "list" : "radiogroup"))
      let items = tags.filter { $0.name == "li" }.map { $0["role"] }
      #expect(items == (hasOther ? [nil, nil, nil] : ["none", "none"]))
    }
  }

  @Observable
  @MainActor
  final class Choices {
    var title = "Sizes"
    var header = HeaderFooter.none
    var sizes = [1, 2]
  }

  private struct ChoicesPage: TablePage {
    let model: Choices
    var title: String { model.title }
    var sections: [TableSection] {
      var section = TableSection {
        ChoiceRows(model.sizes, chosen: 2, title: { "\($0)" }) { _ in }
      }
      section.header = model.header
      return [section]
    }
  }

  @Test("A group of radio buttons has the name of its section or page, and one button is no group")
  func groupName() throws {
    let model = Choices()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      ChoicesPage(model: model)
    }
    _ = session.document(client: "1")
    var dom = ReferenceDOM(main: session.mainMarkup().text)
    let steps: [(change: @MainActor () -> Void, role: String, label: String?)] = [
      ({}, "radiogroup", "Sizes"), ({ model.title = "Weights" }, "radiogroup", "Weights"),
      ({ model.header = .title("Letters") }, "radiogroup", nil),
      ({ model.title = "Sizes" }, "radiogroup", nil),
      ({ model.header = .none }, "radiogroup", "Sizes"), ({ model.sizes = [2] }, "list", nil),
      ({ model.sizes = [2, 3] }, "radiogroup", "Sizes"),
    ]
    for (index, step) in steps.enumerated() {
      let known = session.version
      step.change()
      session.top.driver?.flush()
      for message in session.messages(after: known) { dom.apply(try message.members()) }
      let markup = session.mainMarkup().text
      #expect(dom == ReferenceDOM(main: markup), "step \(index)")
      let list = HTMLTag.all(in: markup).first { $0.name == "ul" }
      #expect(list?["role"] == step.role && list?["aria-label"] == step.label, "step \(index)")
      #expect((list?["aria-labelledby"] == nil) == (step.label != nil), "step \(index)")
    }
  }

  private struct SelectingPage: TablePage {
    let model: Model
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection { ChoiceRows([1, 2], chosen: 2, title: { "\($0)" }) { _ in } }
        .selectsSeveral(model, \.selected)
    }
  }

  @Test("A radio button that is selected with others has only the role of a check box")
  func selectedRadio() {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      SelectingPage(model: model)
    }
    let markup = session.mainMarkup().text
    #expect(!markup.contains("radio") && markup.contains("role=\"checkbox\""))
  }

  @Test("A row that opens others has an attribute for whether they are shown")
  func expander() {
    for isOpen in [false, true] {
      let tags = tags { ExpanderRow("More", isOpen: isOpen, onChange: { _ in }) { Row("Inside") } }
      let button = tags.first { $0.classes.contains("row-button") }
      #expect(button?["aria-expanded"] == "\(isOpen)")
      #expect(tags.filter { $0.name == "li" }.count == (isOpen ? 2 : 1))
    }
  }

  @Test("A field has the attributes of its content, capitalization, correction and Return key")
  func traits() throws {
    let tags = tags {
      FieldRow("Name", text: "") { _ in }.content(.givenName).capitalization(.words)
        .corrected(false).returnKey(.next)
      FieldRow("Code", text: "", kind: .oneTimeCode) { _ in }
      FieldRow("Password", text: "", kind: .secure) { _ in }.content(.newPassword)
    }
    let fields = tags.filter { $0.name == "input" }
    let names = [
      "autocomplete", "autocapitalize", "spellcheck", "autocorrect", "enterkeyhint", "inputmode",
    ]
    #expect(
      fields.map { field in names.map { field[$0] ?? "" } } == [
        ["given-name", "words", "false", "off", "next", ""],
        ["one-time-code", "off", "false", "", "", "numeric"],
        ["new-password", "off", "false", "", "", ""],
      ])
  }

  @Test("Each content, capitalization, correction and Return key has its name in HTML")
  func traitNames() {
    func values(_ attribute: String, _ rows: [FieldRow]) -> [String?] {
      tags { for (number, row) in rows.enumerated() { row.id(number) } }
        .filter { $0.name == "input" }.map { $0[attribute] }
    }
    let row = FieldRow("Field", text: "") { _ in }
    #expect(
      values("autocomplete", FieldContent.allCases.map { row.content($0) }) == [
        "name", "given-name", "family-name", "nickname", "organization", "username",
        "current-password", "new-password", "one-time-code", "email", "tel", "url",
        "street-address", "address-line1", "address-line2", "address-level2", "address-level1",
        "postal-code", "country-name", "bday", "cc-number", "cc-name", "cc-exp", "cc-csc",
      ])
    #expect(
      values("autocapitalize", FieldCapitalization.allCases.map { row.capitalization($0) })
        == ["off", "words", "sentences", "characters"])
    #expect(
      values("enterkeyhint", FieldReturnKey.allCases.map { row.returnKey($0) })
        == ["done", "go", "next", "search", "send"])
    #expect(values("autocorrect", [row.corrected(true), row.corrected(false)]) == ["on", "off"])
  }

  @Test("Only a secure field has a button that shows its text")
  func secrets() throws {
    let tags = tags {
      FieldRow("Name", text: "a") { _ in }
      FieldRow("PIN", text: "1", kind: .secure) { _ in }
    }
    let buttons = tags.filter { $0.classes.contains("reveal") }
    #expect(buttons.map { $0["aria-label"] } == ["Show: PIN"])
    #expect(buttons.allSatisfy { $0["type"] == "button" && $0["aria-pressed"] == "false" })
    #expect(tags.filter { $0["data-secret"] != nil }.map { $0["type"] } == ["password"])
  }

  @Test("The length of a text is below its field, which refers to it")
  func counter() throws {
    let tags = tags { FieldRow("Note", text: "abc") { _ in }.counted(upTo: 140) }
    let field = try #require(tags.first { $0.name == "input" })
    let text = tags.first { $0["id"] == field["aria-describedby"] }
    #expect(text?.text == "3 / 140" && field["maxlength"] == "140" && field["data-live"] != nil)
  }

  @Test("A multiline field may grow")
  func growing() {
    let tags = tags {
      FieldRow("Note", text: "") { _ in }.lines(2...6)
      FieldRow("Note", text: "") { _ in }.lines(2)
    }
    #expect(tags.filter { $0.name == "textarea" }.map { $0["data-grows"] != nil } == [true, false])
  }
}
