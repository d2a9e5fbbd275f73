// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

@Observable @MainActor final class Account {
  var name = "Ada"
  var nightMode = false
}

struct SettingsPage: TablePage {
  let account: Account
  var title: String { "Settings" }
  var sections: [TableSection] {
    TableSection("General", footer: "The night ends when you say so.") {
      FieldRow("Name", account, \.name)
      ToggleRow("Night mode", account, \.nightMode)
      if account.nightMode { Row("Until").value("07:00") }
    }
  }
}
