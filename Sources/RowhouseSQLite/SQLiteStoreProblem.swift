// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
public import RowhouseSettings

/// A problem with the database of a store.
public enum SQLiteStoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a database, or its content is damaged. It was renamed, and the store is empty.
  case corrupt(path: String, keptAs: String)
  /// The database cannot be read. The store keeps its last values.
  case unreadable(SettingsStoreError)
  /// The value of a key is not a JSON text. It stays in the database until the key is set, and the
  /// setting has its default.
  case unreadableValue(path: String, key: String)

  /// The problem, and the path of the old content.
  public var description: String {
    switch self {
    case .corrupt(let path, let aside):
      "The settings in “\(path)” are not an intact SQLite database. The file was renamed to “\(aside)”, and the "
        + "settings begin with their defaults."
    case .unreadable(let error): "\(error)"
    case .unreadableValue(let path, let key):
      "The value of “\(key)” in “\(path)” is not a JSON text. The setting has its default, and the value is kept "
        + "until the setting is changed."
    }
  }
}
#endif
