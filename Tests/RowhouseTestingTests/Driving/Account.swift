// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The model of the pages in these tests.
@Observable @MainActor
final class Account {
  var isLoggedOut = false
  var nightMode = false
  var devices = ["Phone", "Tablet", "Desk"]
  var isLocked = false
}

struct SettingsPage: TablePage {
  let account: Account
  let navigator: Navigator

  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection {
      Row("Devices", id: "devices")
        .value("\(account.devices.count)")
        .accessory(.disclosure)
        .onSelect { navigator.push(DevicesPage(account: account, navigator: navigator)) }
      Row("Security", subtitle: "Protected")
        .onWillSelect { !account.isLocked }
        .onSelect { navigator.toast("Security") }
    }
    TableSection("General") {
      ToggleRow("Night mode", account, \.nightMode)
      if account.nightMode { Row("Dimmed").value("Protected") }
    }
    TableSection {
      ButtonRow("Log out", role: .destructive) {
        navigator.confirm("Really log out?", confirm: "Yes", role: .destructive) {
          account.isLoggedOut = true
        }
      }
    }
  }
}

struct DevicesPage: TablePage {
  let account: Account
  let navigator: Navigator

  var title: String { "\(account.devices.count) devices" }

  var sections: [TableSection] {
    TableSection(account.devices, id: \.self) { device in
      Row(device)
        .onDelete { account.devices.removeAll { $0 == device } }
        .onSelect { navigator.pop() }
    }
  }
}
