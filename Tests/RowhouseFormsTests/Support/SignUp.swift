// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms

/// The value of the forms in the tests.
struct SignUp: Equatable {
  var name = ""
  var email = ""
  var password = ""
  var repeated = ""
  var acceptsTerms = false
}

/// A form whose asynchronous rule the test answers.
@MainActor
final class SignUpFixture {
  let clock = HandFormClock()
  private(set) var diagnostics: [FormDiagnostic] = []
  private(set) var checks: [(name: String, answer: CheckedContinuation<Bool, any Error>)] = []
  private(set) var canceled: [String] = []
  var taken = "The name is taken"
  private(set) lazy var form = FormModel(SignUp(), clock: clock, diagnostics: note) {
    FormRule(\.name, "Enter a name") { !$0.isEmpty }
    FormRule(\.name, self.taken, after: 0.3, timeout: 5) { [weak self] name in
      try await self?.check(name) ?? true
    }
    FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
    FormRule(at: \.repeated, "The passwords differ") { $0.password == $0.repeated }
    FormRule(\.acceptsTerms, "Accept the terms", on: .submit) { $0 }
  }

  private var note: @MainActor (FormDiagnostic) -> Void {
    { [weak self] in self?.diagnostics.append($0) }
  }

  private func check(_ name: String) async throws -> Bool {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { checks.append((name, $0)) }
    } onCancel: {
      Task { @MainActor in self.canceled.append(name) }
    }
  }

  /// Answers a check, and waits until the form has received the answer.
  func answer(_ index: Int, _ isFree: Bool) async {
    checks[index].answer.resume(returning: isFree)
    await clock.settle()
  }

  /// Answers a check with an error.
  func fail(_ index: Int) async {
    checks[index].answer.resume(throwing: CancellationError())
    await clock.settle()
  }

  /// Fills in everything, and has the name checked.
  func fill() async {
    form.edit {
      $0 = SignUp(name: "ada", email: "a@b", password: "x", repeated: "x", acceptsTerms: true)
    }
  }
}
