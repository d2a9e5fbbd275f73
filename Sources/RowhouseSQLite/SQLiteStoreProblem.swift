// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
public import RowhouseSettings

/// A problem with the database of a store.
public enum SQLiteStoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no database, or its content is damaged. It was renamed, and the store is empty.
  case corrupt(path: String, keptAs: String)
  /// The database cannot be read. The store has the values that it had before.
  case unreadable(SettingsStoreError)
  /// The value of a key is no JSON text. It stays in the database until the key is set, and counts as not set.
  case unreadableValue(path: String, key: String)

  /// The problem, and the place where the old content is.
  public var description: String {
    switch self {
    case .corrupt(let path, let aside):
      "The settings in “\(path)” are no intact SQLite database. The file was renamed to “\(aside)”, and the "
        + "settings begin with their defaults."
    case .unreadable(let error): "\(error)"
    case .unreadableValue(let path, let key):
      "The value of “\(key)” in “\(path)” is no JSON text. The setting has its default, and the value is kept "
        + "until the setting is changed."
    }
  }
}
#endif
