// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms

/// A form that was submitted with mistakes.
@MainActor
struct Registration {
  struct Account: Equatable {
    var email = "ada"
    var password = "1234"
  }

  let form = FormModel(Account()) {
    FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
    FormRule(\.password, "Use at least 8 characters") { $0.count >= 8 }
  }

  init() { form.submit(create) }

  func create(_ account: Account) async throws {}
}
