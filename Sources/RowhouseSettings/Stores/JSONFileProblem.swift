// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A problem with the file of a store.
public enum JSONFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no JSON object. It was renamed, and the store is empty.
  case corrupt(path: String, keptAs: String)
  /// The file cannot be read. The store has the values that it had before.
  case unreadable(SettingsStoreError)

  /// The problem, and the place where the old content is.
  public var description: String {
    switch self {
    case .corrupt(let path, let aside):
      "The settings in “\(path)” are no JSON object. The file was renamed to “\(aside)”, and the settings "
        + "begin with their defaults."
    case .unreadable(let error): "\(error)"
    }
  }
}
