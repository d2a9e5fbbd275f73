// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import Testing

@MainActor
@Suite("Fields of a form that receives each change")
struct LiveFieldTests {
  private struct Profile: Equatable {
    var bio = ""
    var email = ""
  }

  private func reporting(of row: FieldRow) -> ControlReporting? {
    guard case .field(let input) = row.row.standardContent?.control else { return nil }
    return input.reporting
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
