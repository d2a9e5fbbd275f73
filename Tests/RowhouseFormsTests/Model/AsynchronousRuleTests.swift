// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms
import Testing

@MainActor
struct AsynchronousRuleTests {
  let fixture = SignUpFixture()
  var form: FormModel<SignUp> { fixture.form }

  @Test("Typed text is checked after a pause, once")
  func pause() async {
    for text in ["a", "ad", "ada"] {
      form.type(text, into: \.name)
      await fixture.clock.advance(by: 0.2)
    }
    #expect(fixture.checks.isEmpty)
    #expect(form.isChecking(\.name))
    await fixture.clock.advance(by: 0.1)
    #expect(fixture.checks.map(\.name) == ["ada"])
    await fixture.answer(0, true)
    #expect(!form.isChecking(\.name))
    #expect(form.error(at: \.name) == nil)
  }

  @Test("The end of editing begins the check without a pause")
  func endOfEditing() async {
    form.type("ada", into: \.name)
    form.endEditing(\.name)
    await fixture.clock.settle()
    #expect(fixture.checks.map(\.name) == ["ada"])
    form.endEditing(\.name)
    await fixture.answer(0, false)
    #expect(fixture.checks.count == 1)
    #expect(form.error(at: \.name) == "The name is taken")
  }

  @Test("A change cancels the old check, and its result is dropped")
  func answersInTheWrongOrder() async {
    form.type("ada", into: \.name)
    await fixture.clock.advance(by: 0.3)
    form.type("bob", into: \.name)
    await fixture.clock.advance(by: 0.3)
    #expect(fixture.checks.map(\.name) == ["ada", "bob"])
    #expect(fixture.canceled == ["ada"])
    await fixture.answer(1, true)
    await fixture.answer(0, false)
    #expect(form.error(at: \.name) == nil)
    #expect("\(fixture.diagnostics)".contains("returned the result of an old check"))
  }

  @Test("A rule that never answers is an error in the end")
  func neverAnswers() async {
    form.type("ada", into: \.name)
    await fixture.clock.advance(by: 0.3)
    await fixture.clock.advance(by: 4.9)
    #expect(form.isChecking(\.name))
    await fixture.clock.advance(by: 0.2)
    #expect(!form.isChecking(\.name))
    #expect(form.error(at: \.name) == FormTexts().unansweredRule)
    #expect(fixture.canceled == ["ada"])
    #expect("\(fixture.diagnostics)".contains("did not answer in 5.0 seconds"))
    await fixture.answer(0, true)
  }

  @Test("An answer that is an error is an error at the field until the next submission")
  func throwing() async {
    await fixture.fill()
    form.type("eve", into: \.name)
    await fixture.clock.advance(by: 0.3)
    await fixture.fail(0)
    #expect(form.error(at: \.name) == FormTexts().failedRule)
    form.submit { _ in }
    await fixture.clock.settle()
    #expect(form.submission == .checking)
    #expect(fixture.checks.count == 2)
    await fixture.answer(1, true)
    #expect(form.submission == .saved)
  }

  @Test("A form whose only errors are those of asynchronous rules is valid")
  func validity() async {
    await fixture.fill()
    form.type("eve", into: \.name)
    await fixture.clock.advance(by: 0.3)
    #expect(form.isValid)
    await fixture.fail(0)
    #expect(form.error(at: \.name) == FormTexts().failedRule && form.isValid)
    form.submit { _ in }
    await fixture.clock.settle()
    await fixture.answer(1, false)
    #expect(form.error(at: \.name) == "The name is taken" && form.isValid)
    form[\.name] = ""
    #expect(!form.isValid)
  }

  @Test("A field with an error of another rule is not checked")
  func notWorthChecking() async {
    form.type("ada", into: \.name)
    form.type("", into: \.name)
    form.endEditing(\.name)
    await fixture.clock.advance(by: 1)
    #expect(fixture.checks.isEmpty)
    #expect(form.error(at: \.name) == "Enter a name")
    #expect(fixture.clock.deadlines.isEmpty)
  }

  @Test("The clock of the system does not wait for a duration that is not above 0")
  func noDuration() async throws {
    for seconds in [0, -1, -.infinity, .nan] as [Double] {
      try await SystemFormClock().sleep(forSeconds: seconds)
    }
  }

  @Test("A released form cancels its checks")
  func released() async {
    var form: FormModel<SignUp>? = FormModel(SignUp(), clock: fixture.clock) {
      FormRule(\.name, "x", after: 1) { _ in true }
    }
    form?.type("ada", into: \.name)
    await fixture.clock.settle()
    #expect(fixture.clock.deadlines == [1])
    weak let released = form
    form = nil
    await fixture.clock.settle()
    #expect(released == nil)
    #expect(fixture.clock.deadlines.isEmpty)
  }
}
