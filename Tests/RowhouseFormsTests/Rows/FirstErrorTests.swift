// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("The row that receives the focus after a failed submission")
struct FirstErrorTests {
  private struct Contact: Equatable {
    struct Phone: Equatable, Identifiable {
      var id: Int
      var digits = 0
    }

    var name = ""
    var age = 0
    var plan: String?
    var server = ""
    var phones = [Phone(id: 1)]
  }

  @Observable @MainActor
  fileprivate final class Fold {
    var isOpen = false
  }

  private func form(named name: String = "") -> FormModel<Contact> {
    FormModel(Contact(name: name)) {
      FormRule(\.name, "Enter a name") { !$0.isEmpty }
      FormRule(\.server, "Enter a server") { !$0.isEmpty }
    }
  }

  @Test("With several forms on a page, the error belongs to the submitted form")
  func severalForms() throws {
    let (first, second) = (form(), form())
    let test = PageTest(
      DrawnPage("Forms") {
        TableSection("First") {
          FieldRow("Name", first, \.name)
          SubmitRow("Save the first", first) { _ in }
        }
        TableSection("Second") {
          FieldRow("Other name", second, \.name)
          SubmitRow("Save the second", second) { _ in }
        }
      })
    try test.tap("Save the first")
    #expect(test.focusedRow?.texts == ["Name", "Enter a name"])
    try test.tap("Save the second")
    #expect(test.focusedRow?.texts == ["Other name", "Enter a name"])
  }

  @Test("A submission that the user confirms in a dialog focuses the first error")
  func confirmedSubmission() throws {
    let form = form()
    let navigator = Navigator()
    let test = PageTest(
      DrawnPage("Form") {
        TableSection {
          FieldRow("Name", form, \.name)
          ButtonRow("Save") {
            navigator.confirm("Save?", confirm: "Yes") { form.submit { _ in } }
          }
        }
      }, navigator: navigator)
    try test.tap("Save")
    #expect(form.error(at: \.name) == nil)
    try test.answer("Yes")
    #expect(test.focusedRow?.texts == ["Name", "Enter a name"])
  }

  @Test("The row that submits the form is preferred to errors of another form")
  func errorElsewhere() throws {
    let (first, second) = (form(), form())
    let test = PageTest(
      DrawnPage("Forms") {
        TableSection {
          FieldRow("Name", first, \.name)
          SubmitRow("Save the first", first) { _ in }
          SubmitRow("Save the second", second) { _ in }
        }
      })
    try test.tap("Save the first")
    try test.tap("Save the second")
    #expect(test.focusedRow?.texts.first == "Save the second")
  }

  @Test("Rows with options, of lists, and with text that is not accepted know their form")
  func otherRows() throws {
    let (first, second) = (form(), form(named: "Ada"))
    let checked = FormModel(Contact(name: "Ada")) {
      FormRule(\.plan, "Choose a plan") { $0 != nil }
      FormRule(\.phones, "Enter two numbers") { $0.count > 1 }
    }
    let test = PageTest(
      DrawnPage("Forms") {
        TableSection {
          FieldRow("Name", first, \.name)
          SubmitRow("Save the first", first) { _ in }
        }
        TableSection {
          ChoiceRows(checked, \.plan, options: ["Free", "Paid"]) { $0 }
        }
        TableSection(list: checked, \.phones, add: "Add", new: { Contact.Phone(id: 2) }) { phone in
          NumberRow("Digits of \(phone.id)", phone, \.digits)
        }
        TableSection {
          NumberRow("Age", second, \.age)
          SubmitRow("Save the options", checked) { _ in }
          SubmitRow("Save the number", second) { _ in }
        }
      })
    try test.tap("Save the first")
    try test.tap("Save the options")
    #expect(test.focusedRow?.texts == ["Paid", "Choose a plan"])
    try test.tap("Paid")
    try test.tap("Save the options")
    #expect(test.focusedRow?.texts == ["Add", "Enter two numbers"])
    try test.type("x", into: "Digits of 1")
    try test.tap("Save the options")
    #expect(test.focusedRow?.texts.first == "Digits of 1")
    try test.type("y", into: "Age")
    try test.tap("Save the number")
    #expect(test.focusedRow?.texts.first == "Age")
  }

  @Test("The error of typed text precedes that of a list that shows its error in its last row")
  func listWithoutAddRow() throws {
    let form = FormModel(Contact(name: "Ada")) {
      FormRule(\.phones, "Enter two numbers") { $0.count > 1 }
    }
    let test = PageTest(
      DrawnPage("Form") {
        TableSection(list: form, \.phones) { NumberRow("Digits", $0, \.digits) }
        TableSection { SubmitRow("Save", form) { _ in } }
      })
    try test.tap("Save")
    #expect(test.shows("Enter two numbers"))
    try test.type("x", into: "Digits")
    try test.tap("Save")
    #expect(!test.shows("Enter two numbers"))
    #expect(test.focusedRow?.texts.first == "Digits" && test.focusedRow?.state.isInvalid == true)
  }

  @Test("Closed rows open above the errors of the submitted form, and others stay closed")
  func closedRows() throws {
    let (first, second) = (form(named: "Ada"), form())
    let fold = Fold()
    let test = PageTest(
      DrawnPage("Mail") {
        TableSection {
          FieldRow("Name", first, \.name)
          ExpanderRow("Advanced") {
            ExpanderRow("Servers", fold, \.isOpen) {
              FieldRow("Server", first, \.server)
            }
          }
          ExpanderRow("Other form") {
            FieldRow("Other server", second, \.server)
          }
          ExpanderRow("Without an error") {
            Row("Version")
          }
          SubmitRow("Save", first) { _ in }
          SubmitRow("Save the other", second) { _ in }
        }
      })
    let closed = test.text
    #expect(!test.shows("Servers"))
    try test.tap("Save")
    #expect(test.focusedRow?.texts == ["Server", "Enter a server"])
    #expect(fold.isOpen && !test.shows("Other server") && !test.shows("Version"))
    // The user can close them again.
    try test.tap("Servers")
    try test.tap("Advanced")
    #expect(!fold.isOpen && !test.shows("Servers"))
    try test.type("mail.example.org", into: "Name")
    #expect(!test.shows("Servers"))
    try test.tap("Save the other")
    #expect(test.focusedRow?.texts == ["Other server", "Enter a server"] && !test.shows("Servers"))
    #expect(test.text != closed)
  }

  @Test("A row that is hidden by its height is not the first error")
  func hiddenRow() throws {
    let form = form()
    let test = PageTest(
      DrawnPage("Form") {
        TableSection {
          FieldRow("Name", form, \.name).height(.fixed(0))
          FieldRow("Server", form, \.server)
          SubmitRow("Save", form) { _ in }
        }
        TableSection {
          FieldRow("Code", text: "") { _ in }.error("Enter a code").height(.fixed(0))
          Row("Look").onSelect { Navigator.current?.focusFirstError() }
        }
      })
    try test.tap("Save")
    #expect(test.focusedRow?.texts == ["Server", "Enter a server"])
  }

  @Test("A request of a page for the first error opens any closed row above an error")
  func anyError() throws {
    let test = PageTest(
      DrawnPage("Errors") {
        TableSection {
          ExpanderRow("Details") {
            FieldRow("Code", text: "") { _ in }.error("Enter a code")
          }
          Row("Look").onSelect { Navigator.current?.focusFirstError() }
        }
      })
    #expect(!test.shows("Enter a code"))
    try test.tap("Look")
    #expect(test.focusedRow?.texts == ["Code", "Enter a code"])
  }
}
