// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms
import RowhouseTestSupport
import Testing

@MainActor
struct HistoryTests {
  let form = FormModel(SignUp(), historyLimit: 3)

  @Test("Typing into one field is one step")
  func coalesces() {
    for text in ["a", "ad", "ada"] { form.type(text, into: \.name) }
    form.type("x", into: \.email)
    form.undo()
    #expect(form.value == SignUp(name: "ada"))
    form.undo()
    #expect(form.value == SignUp())
    #expect(!form.canUndo)
    form.redo()
    form.redo()
    #expect(form.value == SignUp(name: "ada", email: "x"))
    #expect(!form.canRedo)
  }

  @Test("The end of editing ends the step")
  func ends() {
    form.type("a", into: \.name)
    form.endEditing(\.name)
    form.type("ab", into: \.name)
    form.undo()
    #expect(form.value.name == "a")
  }

  @Test("Typing back to the beginning leaves no step")
  func typesBack() {
    form.type("a", into: \.name)
    form.type("", into: \.name)
    #expect(!form.canUndo)
    #expect(!form.isDirty)
  }

  @Test("Setting a field is a step each time")
  func sets() {
    form[\.acceptsTerms] = true
    form[\.acceptsTerms] = false
    form[\.acceptsTerms] = false
    form.undo()
    #expect(form.value.acceptsTerms)
  }

  @Test("A reset can be undone")
  func resets() {
    form[\.name] = "ada"
    #expect(form.isDirty)
    form.reset()
    #expect(!form.isDirty)
    form.undo()
    #expect(form.value.name == "ada")
  }

  @Test(
    "A value that does not equal itself is dirty from its first change until it is saved or reset")
  func notEqualToItself() async {
    struct Sample: Equatable {
      var size = Double.nan
      var name = ""
    }
    let form = FormModel(Sample())
    #expect(!form.isDirty && form.leaveGuard == nil)
    form[\.name] = "a"
    #expect(form.isDirty)
    form.reset()
    #expect(!form.isDirty)
    form[\.name] = "b"
    form.submit { _ in }
    await waitUntil { !form.isSubmitting }
    #expect(!form.isDirty && form.saved.name == "b")
    form.submit { _ in form[\.name] = "c" }
    await waitUntil { !form.isSubmitting }
    #expect(form.isDirty && form.submission == .saved)
    form.load(Sample())
    #expect(!form.isDirty)
  }

  @Test("The oldest steps are dropped")
  func limited() {
    for name in ["a", "b", "c", "d", "e"] { form[\.name] = name }
    for _ in 0..<5 { form.undo() }
    #expect(form.value.name == "b")
  }

  @Test("A loaded value is saved and has no history")
  func loads() {
    form[\.name] = "a"
    form.load(SignUp(name: "b"))
    #expect(form.value.name == "b")
    #expect(!form.isDirty)
    #expect(!form.canUndo)
  }

  @Test("A negative limit traps")
  func negativeLimit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = FormModel(SignUp(), historyLimit: -1) }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("A history of -1 steps is not possible"))
  }
}
