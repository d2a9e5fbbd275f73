// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The tutorial, step by step.
@MainActor
@Suite("Your first page")
struct TutorialSnippets {
  enum First {
    @Observable @MainActor
    final class Settings {
      var nightMode = false
      var cacheSize = "12.3 MB"
    }

    struct SettingsPage: TablePage {
      let settings: Settings

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

    @MainActor
    static func drawn() -> String {
      let test = PageTest(SettingsPage(settings: Settings()))
      print(test.text)
      return "\(test.text)"
    }
  }

  struct Device: Equatable, Sendable {
    let serial: String
    var name: String
    var lastSeen: String
  }

  @Observable @MainActor
  final class Settings {
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

  struct SettingsPage: TablePage {
    let settings: Settings

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        Row("Account & security").value("Protected")
      }
      TableSection("General") {
        ToggleRow("Night mode", settings, \.nightMode)
        if settings.nightMode {
          Row("Until sunrise")
        }
        Row("Clear cache").value(settings.cacheSize)
      }
      TableSection(settings.devices, id: \.serial) { device in
        Row(device.name, subtitle: device.lastSeen)
          .onDelete { settings.forget(device) }
      }
      TableSection {
        ButtonRow("Log out", role: .destructive) {
          navigator.confirm("Really log out?", confirm: "Yes", role: .destructive) {
            settings.logOut()
          }
        }
      }
    }
  }

  @Test("1. Describe a page")
  func describing() {
    #expect(First.drawn().contains("Account & security"))
  }

  @Test("2 to 4. State, actions, data")
  func acting() throws {
    let settings = Settings()
    let test = PageTest(SettingsPage(settings: settings))
    try test.toggle("Night mode")
    #expect(settings.nightMode)
    #expect(test.shows("Until sunrise"))

    try test.tap("Log out")
    #expect(test.dialog?.title == "Really log out?")
    try test.answer("Yes")
    #expect(settings.isLoggedOut)

    try test.delete("Old phone")
    #expect(settings.devices.count == 1)
  }
}
