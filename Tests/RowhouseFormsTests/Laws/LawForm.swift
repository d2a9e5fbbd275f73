// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms

/// A value with three fields, as random sequences edit it.
struct LawForm: Hashable {
  var first = 0
  var second = 0
  var third = 0

  typealias Field = any WritableKeyPath<LawForm, Int> & Sendable

  static let fields: [Field] = [\.first, \.second, \.third]
}

/// An error that a rule throws.
struct LawError: Error {}

extension LawForm {
  /// The rules of the law, in the order in which ``FormReference`` has them.
  @MainActor static let rules: [FormRule<LawForm>] = [
    FormRule(\.first, "first is 1") { $0 != 1 },
    FormRule(at: \.second, "second is less than first", on: .change) { $0.first <= $0.second },
    FormRule(\.third, "third is 2") { third in
      if third == 2 { throw LawError() }
      return true
    },
    FormRule(reading: \.third, on: .submit) { form in
      var errors = FormErrors<LawForm>()
      if form.third == 3 {
        errors.add(\.second, "third is 3")
        errors.add(\.third, "third is 3")
      }
      return errors
    },
    FormRule(\.first, "first is refused", after: 1) { _ in true },
    FormRule(\.third, "third is refused", after: 1, on: .editingEnd) { _ in true },
    FormRule(at: \.second, "both are refused", reading: \.second, \.third, after: 1) { _, _ in
      true
    },
  ]
}
