// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
struct FormRowTests {
  private struct Page: TablePage {
    let fixture: SignUpFixture
    var title: String { "Sign up" }
    var leaveGuard: LeaveGuard? { fixture.form.leaveGuard }
    var sections: [TableSection] {
      let form = fixture.form
      TableSection {
        ToggleRow("Terms", form, \.acceptsTerms)
        FieldRow("Name", form, \.name)
        FieldRow("E-mail", form, \.email)
        SubmitRow("Send", form) { _, progress in
          progress.update(0.5)
          await fixture.clock.settle()
        }
      }
    }
  }

  private struct Start: TablePage {
    let fixture: SignUpFixture
    var title: String { "Start" }
    var sections: [TableSection] {
      TableSection { LinkRow("Sign up") { Page(fixture: fixture) } }
    }
  }

  private let fixture = SignUpFixture()
  private var form: FormModel<SignUp> { fixture.form }

  @Test("A row shows the error of its field, and only that row is updated")
  func error() throws {
    let test = PageTest(Page(fixture: fixture))
    try test.type("ada", into: "E-mail")
    #expect(form.value.email == "ada")
    #expect(test.shows("Enter an e-mail address"))
    let state = test.page.row(at: RowIndexPath(section: 0, row: 2))?.state
    #expect(state?.shownError == "Enter an e-mail address" && state?.error == nil)
    let updates = test.updates.count
    try test.type("ada@example", into: "E-mail")
    #expect(!test.shows("Enter an e-mail address"))
    let edits = test.updates.dropFirst(updates).compactMap(\.edits).filter { !$0.isEmpty }
    #expect(edits.map { $0.changes.rows.updates.count } == [1])
    try test.toggle("Terms")
    #expect(form.value.acceptsTerms)
    form.undo()
    #expect(form.value == SignUp(email: "ada@example"))
  }

  private struct PageWithOtherError: TablePage {
    let fixture: SignUpFixture
    var title: String { "Sign up" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Card", text: "") { _ in }.error("The card has expired")
        FieldRow("Name", fixture.form, \.name)
        SubmitRow("Send", fixture.form) { _ in }
      }
    }
  }

  @Test("A submission that fails without a visible error of the form moves the focus to no row")
  func invisibleError() async throws {
    await fixture.fill()
    let test = PageTest(PageWithOtherError(fixture: fixture))
    try test.tap("Send")
    await fixture.clock.settle()
    try test.type("adam", into: "Name")
    await fixture.answer(0, false)
    await test.settled()
    #expect(form.submission == .failed && form.errorCount == 0)
    // Without a text at the button, the form would look like one that was sent.
    #expect(test.shows(FormTexts().failedSubmission))
    #expect(test.focusedRow?.texts.first != "Card")
    try test.tap("Send")
    await fixture.clock.settle()
    await fixture.answer(1, false)
    await test.settled()
    #expect(form.errorCount == 1 && test.focusedRow?.texts.first == "Card")
  }

  @Test("Errors at fields that the user has changed meanwhile are shown as a failure to send")
  func outdatedErrors() async throws {
    let form = FormModel(SignUp())
    var answers: [CheckedContinuation<Void, Never>] = []
    let test = PageTest(
      DrawnPage("Sign up") {
        TableSection {
          FieldRow("Name", form, \.name)
          SubmitRow("Send", form) { _ in
            await withCheckedContinuation { answers.append($0) }
            throw FormErrors(\SignUp.name, "Taken")
          }
        }
      })
    try test.tap("Send")
    await fixture.clock.settle()
    try test.type("ada", into: "Name")
    answers[0].resume()
    await fixture.clock.settle()
    #expect(form.submission == .failed && !form.hasFailedToSend && !test.shows("Taken"))
    #expect(test.shows(FormTexts().failedSubmission))
    try test.tap("Send")
    await fixture.clock.settle()
    #expect(!test.shows(FormTexts().failedSubmission))
    answers[1].resume()
    await fixture.clock.settle()
    #expect(test.shows("Taken") && test.shows(FormTexts().invalidEntries))
    try test.type("adam", into: "Name")
    #expect(!test.shows(FormTexts().failedSubmission), "The user has corrected the error")
  }

  @Test("An error of the whole form is shown at the row that submits it, until the form changes")
  func errorOfForm() async throws {
    let form = FormModel(SignUp())
    let test = PageTest(
      DrawnPage("Sign up") {
        TableSection {
          FieldRow("Name", form, \.name)
          SubmitRow("Send", form) { _ in throw FormErrors(\SignUp.self, "Somebody was faster") }
        }
      })
    try test.tap("Send")
    await fixture.clock.settle()
    #expect(test.rows == [["Name"], ["Send", "Somebody was faster"]])
    #expect(form.submission == .failed && !form.hasFailedToSend && form.errorCount == 1)
    try test.type("ada", into: "Name")
    #expect(test.rows == [["Name", "ada"], ["Send"]])
  }

  @Test("A failure with outdated errors is still shown after the user has corrected another error")
  func outdatedAndOtherErrors() async throws {
    let form = FormModel(SignUp()) {
      FormRule(\.email, "Too long", on: .change) { $0.count < 4 }
    }
    var answer: CheckedContinuation<Void, Never>?
    let test = PageTest(
      DrawnPage("Sign up") {
        TableSection {
          FieldRow("Name", form, \.name)
          FieldRow("E-mail", form, \.email)
          SubmitRow("Send", form) { _ in
            await withCheckedContinuation { answer = $0 }
            throw FormErrors(\SignUp.name, "Taken")
          }
        }
      })
    try test.tap("Send")
    await fixture.clock.settle()
    try test.type("ada", into: "Name")
    try test.type("long", into: "E-mail")
    #expect(test.shows("Too long"))
    answer?.resume()
    await fixture.clock.settle()
    #expect(form.submission == .failed && test.shows(FormTexts().invalidEntries))
    try test.type("a@b", into: "E-mail")
    #expect(!test.shows("Too long") && test.shows(FormTexts().failedSubmission))
  }

  @Test(
    "The action is code of the page that has submitted the form, even after another page's check")
  func pageOfAction() async throws {
    func makeTest(_ form: FormModel<SignUp>) -> PageTest {
      PageTest(
        DrawnPage("Sign up") {
          TableSection {
            FieldRow("Name", form, \.name)
            SubmitRow("Send", form) { _ in Navigator.current?.toast("sent") }
          }
        })
    }
    await fixture.fill()
    let (typing, sending) = (makeTest(form), makeTest(form))
    try typing.type("adam", into: "Name")
    await fixture.clock.advance(by: 0.3)
    try sending.tap("Send")
    await fixture.answer(fixture.checks.count - 1, true)
    #expect(form.submission == .saved)
    #expect(sending.toasts == ["sent"] && typing.toasts.isEmpty)
    form[\.name] = "bob"
    await fixture.clock.advance(by: 0.3)
    try sending.tap("Send")
    await fixture.answer(fixture.checks.count - 1, true)
    #expect(sending.toasts == ["sent", "sent"], "The check was begun outside of pages")
  }

  @Test("An error that the page sets does not replace that of a rule")
  func errorOfPage() throws {
    var isExpired = false
    let form = FormModel(SignUp()) { FormRule(\.name, "Enter a code") { !$0.isEmpty } }
    let test = PageTest(
      DrawnPage("Code") {
        TableSection {
          FieldRow("Code", form, \.name).error(isExpired ? "The code has expired" : nil)
          SubmitRow("Send", form) { _ in }
        }
      })
    try test.tap("Send")
    #expect(test.shows("Enter a code") && test.focusedRow?.texts.first == "Code")
    isExpired = true
    test.driver.update()
    #expect(test.shows("Enter a code") && !test.shows("The code has expired"))
    try test.type("1234", into: "Code")
    #expect(test.shows("The code has expired"))
  }

  @Test("A field with a rule for each change ends its step when the user leaves it")
  func live() async throws {
    let test = PageTest(Page(fixture: fixture))
    try test.type("a", into: "Name")
    #expect(test.shows("Checking"))
    try test.type("ab", into: "Name")
    form.undo()
    #expect(form.value.name == "a")
    try test.type("", into: "Name")
    #expect(test.shows("Enter a name") && !test.shows("Checking"))
  }

  @Test("An answer that comes later is shown on the page")
  func answer() async throws {
    let test = PageTest(Page(fixture: fixture))
    try test.type("ada", into: "Name")
    await fixture.clock.settle()
    await fixture.answer(0, false)
    #expect(test.shows("The name is taken"))
  }

  @Test("A submission with errors focuses the first one in the order of the page")
  func focus() throws {
    let test = PageTest(Page(fixture: fixture))
    try test.tap("Send")
    // The terms are the last rule, and the first row.
    #expect(test.focusedRow?.texts.first == "Terms")
    try test.toggle("Terms")
    try test.tap("Send")
    #expect(test.focusedRow?.texts.first == "Name")
  }

  @Test(
    "The button is disabled while the form is sent, and shows the progress in the language",
    arguments: [("en", "50%"), ("tr", "%50"), ("ar-EG", "٥٠٪\u{61C}")])
  func progress(language: String, half: String) async throws {
    let test = PageTest(Page(fixture: fixture), language: language)
    let texts = FormTexts(language: language)
    await fixture.fill()
    try test.tap("Send")
    #expect(throws: PageTestError.self) { try test.tap("Send") }
    await fixture.clock.settle()
    #expect(test.shows(texts.checking))
    fixture.checks[0].answer.resume(returning: true)
    let sending = "\(texts.sending) \(half)"
    await waitUntil { test.shows(sending) }
    #expect(test.shows(sending))
    await waitUntil { !form.isSubmitting }
    #expect(form.submission == .saved)
  }

  private struct Order: Equatable {
    var copies = 5
    var price = 1
  }

  @Test(
    "A refused text leaves the number that was there before it was typed",
    arguments: [100, 0], [false, true])
  func refusedNumber(historyLimit: Int, isInterrupted: Bool) {
    let form = FormModel(Order(), historyLimit: historyLimit)
    let row = NumberRow("Copies", form, \.copies, in: 0...10).row
    row.handlers[.typing]?(.main, .text("1"))
    #expect(form.value.copies == 1)
    if isInterrupted { form.edit { $0.price = 2 } }
    row.handlers[.typing]?(.main, .text("10"))
    if isInterrupted { form.edit { $0.price = 3 } }
    row.handlers[.typing]?(.main, .text("105"))
    row.handlers[.change]?(.main, .text("105"))
    #expect(form.value == Order(price: isInterrupted ? 3 : 1))
    #expect(form.canUndo == (historyLimit > 0 && isInterrupted))
    let shown = NumberRow("Copies", form, \.copies, in: 0...10).row
    #expect(shown.state.isInvalid && !form.isValid)
  }

  @Test("A refused text does not discard a number that something else has set in the meantime")
  func refusedAfterChange() {
    let form = FormModel(Order(), historyLimit: 0)
    let row = NumberRow("Copies", form, \.copies, in: 0...10).row
    row.handlers[.typing]?(.main, .text("1"))
    form[\.copies] = 7
    row.handlers[.change]?(.main, .text("105"))
    #expect(form.value.copies == 7)
  }

  @Test("A text that is being typed is unsaved already, and is not checked as one of a left field")
  func typing() throws {
    struct Order: Equatable {
      var name = ""
      var copies = 1
    }
    let form = FormModel(Order()) {
      FormRule(\.name, "Enter a longer name", on: .editingEnd) { $0.count > 3 }
    }
    let rows = [
      FieldRow("Name", form, \.name).row, NumberRow("Copies", form, \.copies, in: 1...99).row,
    ]
    typealias Handler = @MainActor (ControlID, ControlValue) -> Void
    func send(_ text: String, _ event: RowEvent<Handler>, _ row: Int) {
      rows[row].handlers[event]?(.main, .text(text))
    }
    send("Ad", .typing, 0)
    #expect(form.value.name == "Ad" && form.leaveGuard != nil)
    #expect(form.error(at: \.name) == nil)
    send("Ada", .typing, 0)
    send("Ada", .change, 0)
    #expect(form.error(at: \.name) == "Enter a longer name")
    send("2", .typing, 1)
    send("2x", .typing, 1)
    #expect(form.value.copies == 2)
    send("25", .change, 1)
    form.undo()
    #expect(form.value == Order(name: "Ada", copies: 1), "Typing a number is one step")
    form.undo()
    #expect(form.value == Order() && form.leaveGuard == nil, "Typing a text is one step")
  }

  @Test("Leaving a page with unsaved changes asks, and discards them")
  func leaving() throws {
    let test = PageTest(Start(fixture: fixture))
    try test.tap("Sign up")
    try test.type("ada@", into: "E-mail")
    try test.back()
    #expect(test.dialog?.title == FormTexts().leaveTitle)
    try test.answer("Keep editing")
    #expect(test.title == "Sign up")
    try test.back()
    try test.answer("Discard")
    #expect(test.title == "Start")
    #expect(!form.isDirty)
    try test.tap("Sign up")
    try test.back()
    #expect(test.title == "Start")
  }
}
