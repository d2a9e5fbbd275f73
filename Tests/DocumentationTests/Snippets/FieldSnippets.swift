// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The example of `FieldRow`.
private struct AccountPage: TablePage {
  let account: Account
  let search: Search

  var title: String { "Account" }
  var query: String {
    get { search.query }
    nonmutating set { search.query = newValue }
  }

  var sections: [TableSection] {
    TableSection {
      FieldRow("Name", text: account.name, placeholder: "As on your passport") { account.name = $0 }
      FieldRow("E-mail", text: account.email, kind: .email) { account.email = $0 }
      FieldRow("", text: query, placeholder: "Search", kind: .search) { query = $0 }
        .reporting(.whileTyping)
    }
  }

  @MainActor
  @Observable
  final class Account {
    var name = ""
    var email = ""
  }

  @MainActor
  @Observable
  final class Search {
    var query = ""
  }
}
