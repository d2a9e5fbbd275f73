// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms
import RowhouseTestSupport
import Testing

@MainActor
struct RuleTests {
  let fixture = SignUpFixture()
  var form: FormModel<SignUp> { fixture.form }

  @Test("An error appears when editing ends, and disappears with the change that corrects it")
  func appearsAtTheEnd() {
    form.type("ada", into: \.email)
    #expect(form.error(at: \.email) == nil)
    form.endEditing(\.email)
    #expect(form.error(at: \.email) == "Enter an e-mail address")
    form.type("ada@", into: \.email)
    #expect(form.error(at: \.email) == nil)
    form.type("ada", into: \.email)
    #expect(form.error(at: \.email) == "Enter an e-mail address")
  }

  @Test("A rule over two fields runs when either changes")
  func overTwoFields() {
    form[\.password] = "secret"
    #expect(form.error(at: \.repeated) == nil)
    form[\.repeated] = "secre"
    form.endEditing(\.repeated)
    #expect(form.error(at: \.repeated) == "The passwords differ")
    form[\.password] = "secre"
    #expect(form.error(at: \.repeated) == nil)
  }

  private struct Trip: Equatable {
    var weight = Double.nan
    var to = ""
    var lengths = [Double.nan]
  }

  @Test("A rule runs again when a part changes of a value that contains a NaN")
  func notANumber() async {
    let form = FormModel(Trip()) {
      FormRule(reading: \.self) {
        $0.to.isEmpty ? FormErrors(\.to, "Enter a destination") : FormErrors()
      }
      FormRule(\.lengths, "Enter two lengths") { $0.count == 2 }
      FormRule(\.weight, "Enter a weight") { $0.isNaN }
    }
    form.submit { _ in Issue.record("The action was called") }
    #expect(form.error(at: \.to) == "Enter a destination")
    #expect(form.error(at: \.lengths) == "Enter two lengths")
    form.type("Rome", into: \.to)
    form[\.lengths] = [.nan, .nan]
    #expect(form.errorCount == 0)
    form[\.lengths] = [.nan, .nan, .nan]
    form.type("", into: \.to)
    #expect(form.errorCount == 2)
    form.edit { $0 = Trip(to: "Rome", lengths: [.nan, 1]) }
    form.submit { _ in throw FormErrors(\Trip.self, "There is no train") }
    await waitUntil { !form.isSubmitting }
    #expect(form.error(at: \.self) == "There is no train")
    form.type("Bonn", into: \.to)
    #expect(form.error(at: \.self) == nil)
  }

  @Test("A rule on submission is silent until then")
  func onSubmission() {
    form[\.acceptsTerms] = true
    form[\.acceptsTerms] = false
    form.endEditing(\.acceptsTerms)
    #expect(form.error(at: \.acceptsTerms) == nil)
    form.submit { _ in }
    #expect(form.error(at: \.acceptsTerms) == "Accept the terms")
    #expect(!form.isValid)
  }

  @Test("A message is read whenever it is shown")
  func localized() async {
    form.type("ada", into: \.name)
    await fixture.clock.advance(by: 0.3)
    await fixture.answer(0, false)
    #expect(form.error(at: \.name) == "The name is taken")
    fixture.taken = "Der Name ist vergeben"
    #expect(form.error(at: \.name) == "Der Name ist vergeben")
  }

  private final class Texts {
    var name = "Enter a name"
  }

  @Test("Messages of errors and rules can be texts that are no literals")
  func texts() async {
    let texts = Texts()
    let clock = HandFormClock()
    let form = FormModel(SignUp(), clock: clock) {
      FormRule(\.email) { $0.isEmpty ? texts.name + "?" : nil }
      FormRule(\.email, on: .submit) { $0 == "ada" ? FormMessage(texts.name) : nil }
      FormRule(\.password, after: 1) { $0.isEmpty ? nil : texts.name + " and \($0)" }
      FormRule(reading: \.name) { value in
        var errors = FormErrors<SignUp>()
        if value.name == "x" { errors.add(\.name, texts.name) }
        return errors
      }
    }
    form[\.email] = "a"
    form[\.email] = ""
    form.endEditing(\.email)
    #expect(form.error(at: \.email) == "Enter a name?")
    form[\.password] = "b"
    await clock.advance(by: 1)
    #expect(form.error(at: \.password) == "Enter a name and b")
    form[\.name] = "x"
    form.endEditing(\.name)
    #expect(form.error(at: \.name) == "Enter a name")
    texts.name = "Name?"
    #expect(form.error(at: \.name) == "Name?")
    form[\.email] = "ada"
    form[\.name] = "y"
    form[\.password] = ""
    form.submit { _ in throw FormErrors(\SignUp.name, texts.name) }
    #expect(form.error(at: \.email) == "Name?")
    form[\.email] = "grace"
    form.submit { _ in throw FormErrors(\SignUp.name, texts.name) }
    await waitUntil { !form.isSubmitting }
    texts.name = "Nom ?"
    #expect(form.error(at: \.name) == "Nom ?")
  }

  @Test("A rule that throws is an error at its field and a diagnostic")
  func throwing() {
    var diagnostics: [FormDiagnostic] = []
    let note: @MainActor (FormDiagnostic) -> Void = { diagnostics.append($0) }
    let form = FormModel(SignUp(), diagnostics: note) {
      FormRule(\.name, "Never shown") { _ in throw CancellationError() }
    }
    form[\.name] = "x"
    form.endEditing(\.name)
    #expect(form.error(at: \.name) == FormTexts().failedRule)
    #expect(diagnostics.count == 1)
    #expect("\(diagnostics)".contains("CancellationError()"))
  }

  @Test("Rules and closures that change the value may read the form, which has the old value")
  func reading() {
    weak var model: FormModel<SignUp>?
    var read: [String?] = []
    let form = FormModel(SignUp(name: "a")) {
      FormRule(\.name, "Never shown") { _ in
        read.append(model.map { "\($0.value.name) \($0.isDirty) \($0.isSubmitting)" })
        return true
      }
    }
    model = form
    form.edit {
      read.append(form.value.name)
      $0.name = form.value.name + "b"
    }
    form.endEditing(\.name)
    form.undo()
    #expect(read == ["a", "ab true false", "ab true false"])
    #expect(form.value.name == "a" && !form.isDirty)
  }

  @Test("A closure that changes its form once more traps with the reason")
  func changing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let form = FormModel(SignUp())
        form.edit { _ in form[\.name] = "b" }
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("changes its form") == true)
  }

  @Test("A rule with impossible times traps")
  func impossibleTimes() async {
    let pause = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = FormRule<SignUp>(\.name, "x", after: -1) { _ in true }
      }
    }
    let timeout = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = FormRule<SignUp>(\.name, "x", after: 1, timeout: 0) { _ in true }
      }
    }
    let messages = [pause, timeout].map {
      String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
    }
    #expect(messages[0].contains("A rule cannot pause for -1.0 seconds"))
    #expect(messages[1].contains("A rule with a timeout of 0.0 seconds is never answered"))
  }
}
