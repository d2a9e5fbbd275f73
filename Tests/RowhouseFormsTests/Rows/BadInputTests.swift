// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

/// Rules that fail: the row shows an error, the model keeps the typed text, and a diagnostic names the reason.
@MainActor
@Suite("Rules that fail")
struct BadInputTests {
  private struct Page: TablePage {
    let form: FormModel<SignUp>
    var title: String { "Sign up" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        FieldRow("E-mail", form, \.email)
      }
    }
  }

  private struct Broken: Error {}

  private let fixture = SignUpFixture()

  @Test("A rule that throws is an error at its row")
  func throwing() throws {
    var diagnostics: [FormDiagnostic] = []
    let note: @MainActor (FormDiagnostic) -> Void = { diagnostics.append($0) }
    let form = FormModel(SignUp(), diagnostics: note) {
      FormRule(\.email, "Never shown") { _ in throw Broken() }
    }
    let test = PageTest(Page(form: form))
    try test.type("ada@home", into: "E-mail")
    #expect(test.rows[1] == ["E-mail", "ada@home", FormTexts().failedRule])
    #expect(diagnostics.count == 1 && "\(diagnostics)".contains("Broken"))
    #expect(form.value.email == "ada@home" && !form.isValid)
  }

  @Test("An asynchronous rule that throws is an error at its row")
  func throwingLater() async throws {
    let test = PageTest(Page(form: fixture.form))
    try test.type("ada", into: "Name")
    await fixture.clock.settle()
    await fixture.fail(0)
    #expect(test.rows[0] == ["Name", "ada", FormTexts().failedRule])
    #expect(fixture.form.value.name == "ada")
  }

  @Test("An asynchronous rule that never answers is an error at its row")
  func neverAnswering() async throws {
    let test = PageTest(Page(form: fixture.form))
    try test.type("ada", into: "Name")
    await fixture.clock.settle()
    #expect(test.rows[0] == ["Name", "ada", FormTexts().checking])
    await fixture.clock.advance(by: 5.1)
    #expect(test.rows[0] == ["Name", "ada", FormTexts().unansweredRule])
    #expect("\(fixture.diagnostics)".contains("did not answer"))
    // The late answer changes nothing.
    await fixture.answer(0, true)
    #expect(test.rows[0] == ["Name", "ada", FormTexts().unansweredRule])
  }

  @Test("Of two results in the wrong order, the row shows that of the newer check")
  func wrongOrder() async throws {
    let test = PageTest(Page(form: fixture.form))
    try test.type("ada", into: "Name")
    await fixture.clock.settle()
    try test.type("bob", into: "Name")
    await fixture.clock.settle()
    #expect(fixture.checks.map(\.name) == ["ada", "bob"])
    await fixture.answer(1, true)
    #expect(test.rows[0] == ["Name", "bob"])
    await fixture.answer(0, false)
    #expect(test.rows[0] == ["Name", "bob"])
    #expect("\(fixture.diagnostics)".contains("returned the result of an old check"))
  }
}
