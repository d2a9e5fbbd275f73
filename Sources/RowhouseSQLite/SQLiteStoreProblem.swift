// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if SQLite
public import RowhouseSettings

/// A problem with the database of a store.
public enum SQLiteStoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is damaged, or it is not a database.
  ///
  /// It was renamed.
  ///
  /// If a change has found the damage, the new database contains all values that could be read from
  /// the old one, and `recovered` is their number. Otherwise, the store is empty, and `recovered` is 0.
  case corrupt(path: String, keptAs: String, recovered: Int = 0)
  /// The database cannot be read. The store keeps its last values.
  case unreadable(SettingsStoreError)
  /// The value of a key is not JSON text.
  ///
  /// The value stays in the database until the key is set. Until then, the setting has its default
  /// value.
  case unreadableValue(path: String, key: String)

  /// The problem, and the path of the old content.
  public var description: String {
    switch self {
    case .corrupt(let path, let aside, let recovered):
      "The settings in “\(path)” are not an intact SQLite database. The file was renamed to “\(aside)”, and the "
        + (recovered == 0
          ? "settings begin with their defaults."
          : recovered == 1
            ? "new database contains the one value that could be read."
            : "new database contains the \(recovered) values that could be read.")
    case .unreadable(let error): "\(error)"
    case .unreadableValue(let path, let key):
      "The value of “\(key)” in “\(path)” is not a JSON text. The setting has its default, and the value is kept "
        + "until the setting is changed."
    }
  }
}
#endif
