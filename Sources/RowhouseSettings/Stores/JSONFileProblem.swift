// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A problem with the file of a store.
public enum JSONFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a JSON object.
  ///
  /// It was renamed, and the store is empty.
  case corrupt(path: String, keptAs: String)
  /// The file cannot be read.
  ///
  /// The store keeps its last values.
  case unreadable(SettingsStoreError)

  /// The problem, and the path of the old content.
  public var description: String {
    switch self {
    case .corrupt(let path, let aside):
      "The settings in “\(path)” are not a JSON object. The file was renamed to “\(aside)”, and the settings "
        + "begin with their defaults."
    case .unreadable(let error): "\(error)"
    }
  }
}
