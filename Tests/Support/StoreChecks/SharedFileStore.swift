// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseSettings

#if SQLite
public import RowhouseSQLite
#endif

/// A store in a file that several stores of several processes can use.
public protocol SharedFileStore: SettingsStore {
  /// Reads the file if it has changed, and notifies observers.
  func refresh() throws(SettingsStoreError)

  /// Makes several changes together to the newest values of the file.
  func change(_ body: (inout [String: SettingsValue]) -> Void) throws(SettingsStoreError)
}

extension JSONFileStore: SharedFileStore {}

#if SQLite
extension SQLiteStore: SharedFileStore {}
#endif
