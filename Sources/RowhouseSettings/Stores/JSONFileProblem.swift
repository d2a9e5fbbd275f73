// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A problem with the file of a store.
public enum JSONFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a JSON object.
  ///
  /// It was renamed, and the store is empty. `mistake` is the first mistake in the JSON text, or `nil` if the text is another
  /// value, such as an array.
  case corrupt(path: String, keptAs: String, mistake: PropertyListError?)
  /// The file cannot be read.
  ///
  /// The store keeps its last values.
  case unreadable(SettingsStoreError)

  /// The problem, and the path of the old content.
  public var description: String {
    switch self {
    case .corrupt(let path, let aside, let mistake):
      "The settings in “\(path)” are not a JSON object\(mistake.inParentheses). The file was renamed to “\(aside)”, and "
        + "the settings begin with their defaults. To use the file again, correct it, and give it its old name."
    case .unreadable(let error): "\(error)"
    }
  }
}

extension PropertyListError? {
  /// The mistake after a space, or an empty string.
  var inParentheses: String { map { " (\($0))" } ?? "" }
}
