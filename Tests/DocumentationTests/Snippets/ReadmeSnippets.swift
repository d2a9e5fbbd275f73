// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of the README.
@Suite("The README")
struct ReadmeSnippets {
  struct Device: Equatable, Sendable {
    let serial: String
    var name: String
    var lastSeen: String
  }

  @Observable @MainActor
  final class Account {
    var nightMode = false
    var cacheSize = "12.3 MB"
    var isManager = false
    var isLoggedOut = false
    var devices: [Device] = []

    func forget(_ device: Device) { devices.removeAll { $0 == device } }
    func logOut() { isLoggedOut = true }
  }

  struct SecurityPage: TablePage {
    let account: Account
    var title: String { "Security" }
    var sections: [TableSection] {}
  }

  struct SettingsPage: TablePage {
    let account: Account  // @Observable
    let navigator: Navigator

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        Row("Account & security", id: "security")
          .value("Protected", image: .named("lock"), order: .textAtEdge)
          .accessory(.disclosure)
          .onSelect { navigator.push(SecurityPage(account: account)) }
      }
      TableSection("General", footer: "Pictures are kept for a week.") {
        ToggleRow("Night mode", isOn: account.nightMode) { account.nightMode = $0 }
        Row("Clear cache").value(account.cacheSize)
        if account.isManager {
          Row("Staff").accessory(.disclosure)
        }
      }
      TableSection(account.devices, id: \.serial) { device in
        Row(device.name, subtitle: device.lastSeen)
          .onDelete { account.forget(device) }
      }
      TableSection {
        ButtonRow("Log out", role: .destructive) {
          navigator.confirm("Really log out?", confirm: "Yes") { account.logOut() }
        }
      }
    }
  }

  @MainActor @Test func loggingOutAsksFirst() throws {
    let account = Account()
    let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
    try test.tap("Log out")
    #expect(test.dialog?.title == "Really log out?")
    try test.answer("Yes")
    #expect(account.isLoggedOut)
  }

  @MainActor @Test("The page leads where it says")
  func leading() throws {
    let account = Account()
    let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
    try test.tap("Account & security")
    #expect(test.titles == ["Settings", "Security"])
  }
}
