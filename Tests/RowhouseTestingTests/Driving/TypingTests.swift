// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct TypingTests {
  @Observable @MainActor
  final class Form {
    var name = "Ada"
    var note = ""
    var told: [String] = []
  }

  struct FormPage: TablePage {
    let form: Form
    var title: String { "Form" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", text: form.name) {
          form.told.append($0)
          form.name = $0
        }
        .lengthLimit(10)
        FieldRow("Note", text: form.note) { form.note = $0.uppercased() }.lines(3)
        FieldRow("Locked", text: "as it is") { form.told.append($0) }
        Row("Plain")
      }
    }
  }

  private let form = Form()

  @Test func typedTextReachesTheModel() throws {
    let test = PageTest(FormPage(form: form))
    try test.type("Grace", into: "Name")
    #expect(form.name == "Grace" && test.rows[0] == ["Name", "Grace"])
    try test.type("", into: "Name")
    #expect(form.name == "" && test.rows[0] == ["Name"])
    #expect(form.told == ["Grace", ""])
  }

  @Test("A field without a title is found by its placeholder, unless a row has this text")
  func placeholders() throws {
    let test = PageTest(
      DrawnPage {
        TableSection {
          FieldRow("", text: self.form.name, placeholder: "Search", kind: .search) {
            self.form.name = $0
          }
          FieldRow("", text: self.form.note, placeholder: "Plain") { self.form.note = $0 }
          Row("Plain")
        }
      })
    try test.type("Grace", into: "Search")
    try test.type("Alan", into: "Search")
    #expect(form.name == "Alan")
    #expect(throws: PageTestError.self) { try test.type("x", into: "Plain") }
    #expect(form.note == "")
  }

  @Test func fieldsShowTheModel() throws {
    let test = PageTest(FormPage(form: form))
    try test.type("one\ntwo", into: "Note")
    #expect(test.rows[1] == ["Note", "ONE\nTWO"])
    try test.type("other", into: "Locked")
    #expect(form.told == ["other"] && test.rows[2] == ["Locked", "as it is"])
    #expect(test.updates.count == 2)
  }

  @Test func unchangedTextIsNotReported() throws {
    let test = PageTest(FormPage(form: form))
    try test.type("Ada", into: "Name")
    #expect(form.told == [] && test.updates.count == 1)
  }

  @Test func textThatIsTypedBackIsNotReported() throws {
    let test = PageTest(FormPage(form: form))
    try test.type("Bob", into: "Name", leavesField: false)
    try test.type("Ada", into: "Name", leavesField: false)
    try test.type("more", into: "Note", leavesField: false)
    #expect(form.told == [])
    try test.type("Bob", into: "Name", leavesField: false)
    try test.type("Ada", into: "Name")
    #expect(form.told == [] && form.note == "MORE")
  }

  @Test func fieldsRefuseInvalidText() throws {
    let test = PageTest(FormPage(form: form))
    for text in ["12345678901", "a\nb", "a\r\nb", "👋👋👋👋👋👋"] {
      #expect(
        throws: PageTestError.notAccepted(
          .text(text), by: "field “Name”, named main", row: "0.0 “Name”, “Ada”", page: "“Form”",
          requirement: "one line and at most 10 UTF-16 code units")
      ) { try test.type(text, into: "Name") }
    }
    try test.type("1234567890", into: "Name")
    #expect(form.told == ["1234567890"])
  }

  @Test func errorsNameRowsWithoutFields() {
    let test = PageTest(FormPage(form: form))
    #expect(
      throws: PageTestError.noControl(
        .init(.field), row: "0.3 “Plain”", page: "“Form”", controls: [])
    ) { try test.type("text", into: "Plain") }
    #expect(
      throws: PageTestError.noControl(
        .init(.field, named: "other"), row: "0.0 “Name”, “Ada”", page: "“Form”",
        controls: ["field “Name”, named main"])
    ) { try test.type("text", into: "Name", control: "other") }
    #expect(throws: PageTestError.self) { try test.type("text", into: "Nowhere") }
  }

  @Test func fieldsOfOneRowAreDistinguished() throws {
    var log: [String] = []
    let part = Part.horizontal {
      Part.text("From, to")
      Part.field("", label: "From", control: "from")
      Part.field("", label: "To", control: "to")
      Part.toggle(isOn: false, label: "Fast", control: "fast")
    }
    let page = DrawnPage {
      TableSection {
        CustomRow(DrawnContent(part: part)).onControlChange { log.append("\($0) \($1)") }
      }
    }
    let test = PageTest(page)
    try test.type("Oslo", into: "From, to", control: "to")
    #expect(log == ["to text(\"Oslo\")"])
    #expect(
      throws: PageTestError.ambiguousControl(
        .init(.field), page: "DrawnPage",
        controls: ["field “From”, named from", "field “To”, named to"])
    ) { try test.type("Rome", into: "From, to") }
  }

  @Test func typingBelowADialogIsRefused() {
    let test = PageTest { navigator in
      DrawnPage {
        TableSection {
          Row("Ask").onSelect { navigator.confirm("Sure?") {} }
          FieldRow("Name", text: "") { _ in Issue.record("told") }
        }
      }
    }
    #expect(throws: PageTestError.dialogOpen("Sure?")) {
      try test.tap("Ask")
      try test.type("Ada", into: "Name")
    }
  }

  @Observable @MainActor
  final class Chore {
    var title = "Write"
    var isDone = false
    var isHidden = false
    var selected: [String] = []
  }

  struct ChorePage: TablePage {
    let chore: Chore
    var title: String { "Chores" }
    var sections: [TableSection] {
      for isDone in [false, true] {
        TableSection(isDone ? "Done" : "Open") {
          if chore.isDone == isDone, !chore.isHidden {
            FieldRow("Chore", chore, \.title).id("chore")
          }
          Row(isDone ? "Archive" : "Other").onSelect { chore.selected.append(chore.title) }
        }
        .id(isDone)
      }
    }
  }

  @Test("Text that is not reported yet moves with its row to another section")
  func movedField() throws {
    let chore = Chore()
    let test = PageTest(ChorePage(chore: chore))
    try test.type("Read", into: "Chore", leavesField: false)
    chore.isDone = true
    #expect(test.rows == [["Other"], ["Chore", "Write"], ["Archive"]])
    try test.tap("Archive")
    #expect(chore.selected == ["Read"] && test.rows[1] == ["Chore", "Read"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A field that is deleted takes its text along, even if a row with its id is inserted again")
  func deletedField() throws {
    let chore = Chore()
    let test = PageTest(ChorePage(chore: chore))
    try test.type("Read", into: "Chore", leavesField: false)
    for isHidden in [true, false] {
      chore.isHidden = isHidden
      #expect(test.shows("Chore") == !isHidden)
    }
    try test.tap("Archive")
    #expect(chore.selected == ["Write"] && test.rows[0] == ["Chore", "Write"])
  }
}
