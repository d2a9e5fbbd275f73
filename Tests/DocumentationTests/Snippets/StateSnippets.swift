// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

/// The examples of pages that keep their own state, and of a page whose values are stored.
@MainActor
@Suite("State of pages")
struct StateSnippets {
  @Observable @MainActor
  final class Filter {
    var text = ""
  }

  struct ContactsPage: TablePage {
    let contacts: [String]
    let filter = Filter()

    var title: String { "Contacts" }

    var sections: [TableSection] {
      TableSection {
        FieldRow("Search", filter, \.text, kind: .search).reporting(.continuous)
      }
      TableSection(contacts.filter { $0.hasPrefix(filter.text) }, id: \.self) { name in
        Row(name)
      }
    }
  }

  private struct StartPage: TablePage {
    var title: String { "Start" }
    var sections: [TableSection] {
      TableSection { LinkRow("Contacts") { ContactsPage(contacts: ["Ada", "Bob"]) } }
    }
  }

  @Test("An object in a stored property lives as long as the page")
  func stateOfPage() throws {
    let test = PageTest(StartPage())
    try test.tap("Contacts")
    try test.type("B", into: "Search")
    #expect(!test.shows("Ada") && test.shows("Bob"))
    try test.back()
    try test.tap("Contacts")
    #expect(test.shows("Ada") && test.shows("Bob"))
  }

  struct StoredSettingsPage: TablePage {
    let settings: LiveSettings
    var title: String { "Settings" }
    var sections: [TableSection] {
      TableSection("General") { ToggleRow("Night mode", settings, \.nightMode) }
    }
  }

  private func stored() throws {
    let settings = LiveSettings(try JSONFileStore(path: "settings.json"))
    let page = StoredSettingsPage(settings: settings)
    _ = page
  }

  @Test("A stored value is shown by another page of the same store")
  func storedValue() throws {
    let store = MemoryStore()
    try PageTest(StoredSettingsPage(settings: LiveSettings(store))).toggle("Night mode")
    #expect(LiveSettings(store).nightMode)
  }
}
