// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSQLite
public import RowhouseSettings

/// A file with values of settings, whose format follows from its name.
public enum StoreFile: Hashable, Sendable {
  /// A JSON file.
  case json(path: String)
  /// A SQLite database, whose name ends with `.sqlite`, `.sqlite3` or `.db`.
  case sqlite(path: String)

  /// The extensions that a shell completes.
  public static let extensions = ["json", "sqlite", "sqlite3", "db"]

  /// Chooses the format of a file.
  public init(path: String) {
    let name = path.lowercased()
    let isDatabase = [".sqlite", ".sqlite3", ".db"].contains { name.hasSuffix($0) }
    self = isDatabase ? .sqlite(path: path) : .json(path: path)
  }

  /// Opens the file as a store, or creates it with the first value.
  ///
  /// - Throws: `SettingsStoreError` if the file exists and cannot be read.
  public func open() throws(SettingsStoreError) -> any SettingsStore {
    switch self {
    case .json(let path): try JSONFileStore(path: path)
    case .sqlite(let path): try SQLiteStore(path: path)
    }
  }

  /// Reads the values of the file, which is neither created nor changed nor renamed.
  ///
  /// - Throws: `SettingsStoreError` if the file exists and cannot be read.
  public func values() throws(SettingsStoreError) -> [String: SettingsValue] {
    switch self {
    case .json(let path): try JSONFileStore.values(ofFile: path)
    case .sqlite(let path): try SQLiteStore.values(ofFile: path)
    }
  }
}
