// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSQLite
import RowhouseSettings

// The examples about SQLite in the articles, each compiled as it is printed.

@MainActor
private enum StoreSnippets {
  static func article(_ bundle: SettingsBundle) throws {
    let store = try SQLiteStore(path: "settings.sqlite")
    let settings = SettingsPages(bundle, store: store)
    _ = settings
  }
}
