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
    TableSection("General", footer: "Night mode uses dark colors.") {
      FieldRow("Name", account, \.name)
      ToggleRow("Night mode", account, \.nightMode)
      if account.nightMode { Row("Until").value("07:00") }
    }
  }
}
