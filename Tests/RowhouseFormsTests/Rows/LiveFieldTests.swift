// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Fields of a form that receives each change")
struct LiveFieldTests {
  private struct Profile: Equatable {
    var bio = ""
    var phones = [Phone(id: 1)]
    var email = ""
  }

  private struct Phone: Identifiable, Equatable, Sendable {
    let id: Int
    var number = ""
    var name: String?
    var uses = 0
  }

  private func reporting(of row: some RowElement) -> ControlReporting? {
    guard case .field(let input) = row.row.standardContent?.control else { return nil }
    return input.reporting
  }

  @Test("Rows of an element of a list report each change if a rule of the list runs at each change")
  func elements() {
    func rows(_ rule: FormRule<Profile>) -> [ControlReporting?] {
      let form = FormModel(Profile()) { rule }
      var rows: [ControlReporting?] = []
      _ = TableSection(list: form, \.phones) { phone in
        let number = FieldRow("Number", phone, \.number)
        rows = [
          reporting(of: number), reporting(of: FieldRow("Name", phone, \.name)),
          reporting(of: NumberRow("Uses", phone, \.uses)),
          reporting(of: FieldRow("Number", phone, \.number).reporting(.onCommit)),
        ]
        return number
      }
      return rows
    }
    let live: [ControlReporting?] = [.continuous, .continuous, .continuous, .onCommit]
    #expect(rows(FormRule(\.phones, "Too long", on: .change) { $0.count < 3 }) == live)
    #expect(rows(FormRule(\.phones, "Unknown", after: 1) { _ in true }) == live)
    #expect(rows(FormRule(reading: \.self, on: .change) { _ in FormErrors() }) == live)
    #expect(
      rows(FormRule(\.phones, "Too long") { $0.count < 3 })
        == [.onCommit, .onCommit, .onCommit, .onCommit])
  }

  @Test("The form receives each number and the end of editing of an element")
  func numberOfElement() throws {
    let form = FormModel(Profile()) {
      FormRule(\.phones, "Too many", on: .change) { $0.allSatisfy { $0.uses < 5 } }
    }
    let test = PageTest(
      DrawnPage("Phones") {
        TableSection(list: form, \.phones) { NumberRow("Uses", $0, \.uses, in: 0...9) }
      })
    try test.type("7", into: "Uses", leavesField: false)
    #expect(form.value.phones[0].uses == 7 && test.shows("Too many"))
    try test.type("x", into: "Uses")
    #expect(form.value.phones[0].uses == 0 && !form.isValid)
    try test.type("4", into: "Uses")
    #expect(form.value.phones[0].uses == 4 && form.isValid && !test.shows("Too many"))
    form.undo()
    #expect(form.value.phones[0].uses == 0)
  }

  @Test("A rule for several fields that runs at each change receives each change")
  func liveRules() {
    func form(_ rule: FormRule<Profile>) -> FormModel<Profile> {
      FormModel(Profile()) { rule }
    }
    let rule: @MainActor (Profile) -> FormErrors<Profile> = { FormErrors(\.email, "\($0.bio)") }
    let forms = [
      form(FormRule(reading: \.email, on: .change, errors: rule)),
      form(FormRule(reading: \.self, on: .change, errors: rule)),
      form(FormRule(reading: \.self, errors: rule)),
      form(FormRule(\.email, "Wrong", on: .change) { !$0.isEmpty }),
      form(FormRule(at: \.email, "Wrong", on: .change) { !$0.email.isEmpty }),
      form(FormRule(at: \.email, "Wrong", reading: \.email, \.bio, after: 1) { $0 != $1 }),
    ]
    #expect(
      forms.map { reporting(of: FieldRow("E-mail", $0, \.email)) }
        == [.continuous, .continuous, .onCommit, .continuous, .continuous, .continuous])
    #expect(
      forms.map { reporting(of: FieldRow("Bio", $0, \.bio)) }
        == [.onCommit, .continuous, .onCommit, .onCommit, .onCommit, .continuous])
  }
}
