// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The tutorial, step by step.
@Suite("Your first page")
struct TutorialSnippets {
  struct Device: Equatable, Sendable {
    let serial: String
    var name: String
    var lastSeen: String
  }

  @Observable @MainActor
  final class Account {
    var nightMode = false
    var cacheSize = "12.3 MB"
    var isLoggedOut = false
    var devices = [
      Device(serial: "a7", name: "Old phone", lastSeen: "in May"),
      Device(serial: "b1", name: "Laptop", lastSeen: "now"),
    ]

    func logOut() { isLoggedOut = true }
    func forget(_ device: Device) { devices.removeAll { $0 == device } }
  }

  /// The page of the first step.
  @Suite("1. Describe the page")
  struct First {
    struct SettingsPage: TablePage {
      let account: Account

      var title: String { "Settings" }

      var sections: [TableSection] {
        TableSection {
          Row("Account & security").value("Protected")
        }
        TableSection("General") {
          Row("Privacy")
        }
      }
    }

    @MainActor @Test func settingsAreDrawn() {
      let test = PageTest(SettingsPage(account: Account()))
      print(test.text)
      #expect(test.shows("Privacy"))
    }
  }

  /// The page of the other steps.
  struct SettingsPage: TablePage {
    let account: Account

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        Row("Account & security").value("Protected")
      }
      TableSection("General") {
        ToggleRow("Night mode", account, \.nightMode)
        if account.nightMode {
          Row("Until sunrise")
        }
        Row("Clear cache").value(account.cacheSize)
      }
      TableSection(account.devices, id: \.serial) { device in
        Row(device.name, subtitle: device.lastSeen)
          .onDelete { account.forget(device) }
      }
      TableSection {
        ButtonRow("Log out", role: .destructive) {
          navigator.confirm("Really log out?", confirm: "Yes", role: .destructive) {
            account.logOut()
          }
        }
      }
    }
  }

  @MainActor @Test func nightModeAddsARow() throws {
    let account = Account()
    let test = PageTest(SettingsPage(account: account))
    try test.toggle("Night mode")
    #expect(account.nightMode)
    #expect(test.shows("Until sunrise"))
  }

  @MainActor @Test func loggingOutAsksFirst() throws {
    let account = Account()
    let test = PageTest(SettingsPage(account: account))
    try test.tap("Log out")
    #expect(test.dialog?.title == "Really log out?")
    try test.answer("Yes")
    #expect(account.isLoggedOut)
  }

  @MainActor @Test func aDeviceIsForgotten() throws {
    let account = Account()
    let test = PageTest(SettingsPage(account: account))
    try test.delete("Old phone")
    #expect(account.devices.map(\.name) == ["Laptop"])
  }
}
