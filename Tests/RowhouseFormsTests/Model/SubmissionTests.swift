// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseModel
import RowhouseTesting
import Testing

@MainActor
struct SubmissionTests {
  let fixture = SignUpFixture()
  var form: FormModel<SignUp> { fixture.form }

  @Test("A submission with errors does not call its action")
  func errors() {
    form.submit { _ in Issue.record("The action was called") }
    #expect(form.submission == .failed)
    #expect(form.error(at: \.name) == "Enter a name")
    #expect(form.error(at: \.email) == "Enter an e-mail address")
    #expect(form.errorCount == 3)
  }

  @Test("A submission runs rules again, which may read more than the form")
  func outdatedResults() async {
    var now = 10
    let form = FormModel(SignUp()) {
      FormRule(\.name, "This is in the past") { (Int($0) ?? 0) > now }
    }
    form.type("12", into: \.name)
    form.endEditing(\.name)
    #expect(form.errorCount == 0)
    now = 13
    form.submit { _ in Issue.record("The action was called") }
    #expect(form.submission == .failed && form.error(at: \.name) == "This is in the past")
    now = 11
    form.submit { _ in }
    await fixture.clock.settle()
    #expect(form.submission == .saved)
  }

  @Test("A submission asks an asynchronous rule that has failed again")
  func failedBefore() async {
    await fixture.fill()
    form.submit { _ in Issue.record("The action was called") }
    await fixture.clock.settle()
    await fixture.answer(0, false)
    #expect(form.submission == .failed && form.error(at: \.name) == "The name is taken")
    form.submit { _ in }
    await fixture.clock.settle()
    #expect(form.submission == .checking && form.error(at: \.name) == nil)
    await fixture.answer(1, true)
    #expect(form.submission == .saved)
  }

  @Test("The error of an asynchronous rule stays while a synchronous rule fails")
  func failedBoth() async {
    await fixture.fill()
    form.submit { _ in Issue.record("The action was called") }
    await fixture.clock.settle()
    await fixture.answer(0, false)
    form.type("", into: \.email)
    form.submit { _ in Issue.record("The action was called") }
    await fixture.clock.settle()
    #expect(form.submission == .failed && form.errorCount == 2)
    #expect(form.error(at: \.name) == "The name is taken")
  }

  @Test("A submission waits for asynchronous rules, then sends the value")
  func waits() async {
    await fixture.fill()
    var sent: [SignUp] = []
    form.submit { sent.append($0) }
    await fixture.clock.settle()
    #expect(form.submission == .checking)
    #expect(sent.isEmpty)
    await fixture.answer(0, true)
    #expect(sent == [form.value])
    #expect(form.submission == .saved)
    #expect(!form.isDirty)
  }

  @Test("A submission checks and sends the value at the time of the press")
  func changedWhileChecking() async {
    await fixture.fill()
    var sent: [SignUp] = []
    form.submit { sent.append($0) }
    await fixture.clock.settle()
    let submitted = form.value
    form.type("", into: \.email)
    form.type("adam", into: \.name)
    await fixture.clock.advance(by: 0.3)
    #expect(form.submission == .checking)
    #expect(fixture.checks.map(\.name) == ["ada", "adam"] && fixture.canceled.isEmpty)
    await fixture.answer(0, true)
    #expect(sent == [submitted])
    #expect(form.submission == .saved && form.saved == submitted)
    #expect(form.isDirty && form.value.name == "adam")
  }

  @Test("A submission fails with the submitted value, even if the user has changed the field since")
  func refusedAfterChange() async {
    await fixture.fill()
    form.submit { _ in Issue.record("The action was called") }
    await fixture.clock.settle()
    form.type("adam", into: \.name)
    await fixture.clock.advance(by: 0.3)
    await fixture.answer(0, false)
    #expect(form.submission == .failed)
    #expect(form.error(at: \.name) == nil && form.isChecking(\.name))
    await fixture.answer(1, false)
    #expect(form.error(at: \.name) == "The name is taken")
  }

  @Test("A canceled submission cancels the checks of values that the user has changed since")
  func canceledWhileChecking() async {
    await fixture.fill()
    form.submit { _ in Issue.record("The action was called") }
    await fixture.clock.settle()
    form.type("adam", into: \.name)
    form.cancelSubmission()
    await fixture.clock.settle()
    #expect(fixture.canceled == ["ada"])
    #expect(form.submission == .none && form.isChecking(\.name))
    await fixture.answer(0, true)
    #expect(form.submission == .none)
  }

  @Test("Progress is shown, and a second submission has no effect meanwhile")
  func progress() async {
    let form = FormModel(SignUp())
    form[\.name] = "ada"
    var finish: CheckedContinuation<Void, Never>?
    var calls = 0
    form.submit { _, progress in
      calls += 1
      progress.update(0.25)
      await withCheckedContinuation { finish = $0 }
      progress.update(.nan)
    }
    await fixture.clock.settle()
    #expect(form.submission == .sending(fraction: 0.25))
    form.submit { _ in calls += 1 }
    form[\.name] = "bob"
    finish?.resume()
    await fixture.clock.settle()
    #expect(calls == 1)
    #expect(form.submission == .saved)
    #expect(form.isDirty)
    #expect(form.saved.name == "ada")
  }

  @Test("Errors of the server are at their fields until those change")
  func refused() async {
    let form = FormModel(SignUp())
    form.submit { _ in
      throw FormErrors(\SignUp.name, "Taken")
    }
    await fixture.clock.settle()
    #expect(form.submission == .failed)
    #expect(form.error(at: \.name) == "Taken")
    form[\.email] = "x"
    #expect(form.error(at: \.name) == "Taken")
    form[\.name] = "x"
    #expect(form.error(at: \.name) == nil)
  }

  @Test("An error of the server at a field that is NaN stays until the field changes")
  func refusedNaN() async {
    struct Sample: Equatable {
      var size = Double.nan
      var name = ""
    }
    let form = FormModel(Sample())
    form.submit { _ in throw FormErrors(\Sample.size, "Unknown") }
    await fixture.clock.settle()
    form[\.name] = "a"
    #expect(form.error(at: \.size) == "Unknown")
    form[\.size] = 1
    #expect(form.error(at: \.size) == nil)
  }

  @Test("Another error is a failed submission and a diagnostic")
  func failed() async {
    var diagnostics: [FormDiagnostic] = []
    let form = FormModel(SignUp(), diagnostics: { diagnostics.append($0) })
    form.submit { _ in throw CancellationError() }
    await fixture.clock.settle()
    #expect(form.submission == .failed)
    #expect(diagnostics == [.submissionFailed(error: "CancellationError()")])
  }

  @Test("A list without an error is an error of the action, which is shown and reported")
  func failedWithoutErrors() async {
    var diagnostics: [FormDiagnostic] = []
    let form = FormModel(SignUp(), diagnostics: { diagnostics.append($0) })
    form.submit { _ in throw FormErrors<SignUp>() }
    await fixture.clock.settle()
    #expect(form.submission == .failed && form.hasFailedToSend)
    #expect(diagnostics.count == 1)
  }

  @Test("A canceled submission drops the result of its action")
  func canceled() async {
    let form = FormModel(SignUp())
    form[\.name] = "ada"
    var finish: CheckedContinuation<Void, Never>?
    form.submit { _ in await withCheckedContinuation { finish = $0 } }
    await fixture.clock.settle()
    form.cancelSubmission()
    #expect(form.submission == .none)
    finish?.resume()
    await fixture.clock.settle()
    #expect(form.submission == .none)
    #expect(form.isDirty)
  }

  @Test("A user who discards the changes during a submission cancels it")
  func discarded() async throws {
    let form = FormModel(SignUp())
    form[\.name] = "ada"
    var finish: CheckedContinuation<Void, Never>?
    var wasCanceled = false
    form.submit { _ in
      await withCheckedContinuation { finish = $0 }
      wasCanceled = Task.isCancelled
    }
    await fixture.clock.settle()
    try #require(form.leaveGuard).onLeave?()
    finish?.resume()
    await fixture.clock.settle()
    #expect(wasCanceled && form.submission == .none)
    #expect(form.saved == SignUp() && !form.isDirty)
  }

  @Test("A value that the action loads counts as saved, and what the user types meanwhile does not")
  func loaded() async {
    let form = FormModel(SignUp(name: " ada "))
    form.submit { _ in form.load(SignUp(name: "ada")) }
    await fixture.clock.settle()
    #expect(form.submission == .saved)
    #expect(!form.isDirty && form.saved.name == "ada")
    form.submit { _ in
      form.load(SignUp(name: "Ada"))
      form[\.email] = "a@b"
    }
    await fixture.clock.settle()
    #expect(form.isDirty && form.saved == SignUp(name: "Ada"))
    form.reset()
    #expect(form.value == SignUp(name: "Ada"))
  }

  @Test("Errors of the server are at the fields of a value that the action has loaded")
  func loadedAndRefused() async {
    let form = FormModel(SignUp(name: " ada "))
    form.submit { _ in
      form.load(SignUp(name: "ada"))
      throw FormErrors(\SignUp.name, "Taken")
    }
    await fixture.clock.settle()
    #expect(form.submission == .failed && form.error(at: \.name) == "Taken")
  }

  @Test("A submission outside of pages focuses the first error of a navigator's page, or of none")
  func outsideOfPages() async throws {
    struct ProfilePage: TablePage {
      let form: FormModel<SignUp>
      var title: String { "Profile" }
      var sections: [TableSection] {
        TableSection(0..<40, id: \.self) { Row("\($0)") }
        TableSection {
          FieldRow("Name", form, \.name)
          FieldRow("E-mail", form, \.email)
        }
      }
    }
    let form = FormModel(SignUp()) {
      FormRule(\.name, "Enter a name") { !$0.isEmpty }
      FormRule(\.email, "Unknown address", after: 0) { !$0.isEmpty }
    }
    let test = PageTest(ProfilePage(form: form))
    // A page of the same form that is evaluated last, such as the page below a sheet.
    let below = PageTest(ProfilePage(form: form))
    form.submit { _ in }
    await test.settled()
    #expect(test.focusedRow == nil && form.error(at: \.name) == "Enter a name")
    form.submit(focusing: test.navigator) { _ in }
    #expect(test.focusedRow?.texts.first == "Name" && test.shows("Enter a name"))
    #expect(test.displayedRows.contains(RowIndexPath(section: 1, row: 0)))
    try test.type("ada", into: "Name")
    form.submit(focusing: test.navigator) { _ in }
    try await test.waitUntil { test.focusedRow?.texts.first == "E-mail" }
    #expect(below.focusedRow == nil)
  }

  @Test("A model whose submission fails its rules is released with its form")
  func released() {
    @MainActor
    final class Model {
      let form = FormModel(SignUp()) { FormRule(\.name, "Enter a name") { !$0.isEmpty } }
      private(set) var sent: [SignUp] = []
      func submit() { form.submit { self.sent.append($0) } }
    }
    weak var released: Model?
    func use() {
      let model = Model()
      model.submit()
      #expect(model.form.submission == .failed)
      released = model
    }
    use()
    #expect(released == nil)
  }

  @Test("A submission with text that a field does not accept does not retain the page")
  func releasedPage() throws {
    struct Loan: Equatable { var amount = 1 }
    final class Running: RunningPage {
      let memory = RowMemory()
    }
    let form = FormModel(Loan())
    let test = PageTest(DrawnPage("Loan") { TableSection { NumberRow("Amount", form, \.amount) } })
    try test.type("x", into: "Amount")
    weak var released: Running?
    func use() {
      let page = Running()
      CurrentPage.$value.withValue(page) { form.submit { _ in } }
      #expect(form.submission == .failed)
      released = page
    }
    use()
    #expect(released == nil)
  }
}
