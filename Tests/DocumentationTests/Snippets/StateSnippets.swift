// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

/// The examples of a page whose values are stored.
@MainActor
@Suite("State of pages")
struct StateSnippets {
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
