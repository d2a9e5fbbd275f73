// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The choice among the languages of an application.
package enum LanguageChoice {
  /// Returns the known language that the user prefers, or `nil` if none of them matches.
  ///
  /// A known language also matches a preferred one with more subtags. The case of letters does not matter.
  ///
  /// - Parameters:
  ///   - known: The language tags of the application.
  ///   - preferred: The language tags of the user, the preferred one first.
  /// - Returns: The tag of the known language.
  package static func best(of known: [String], preferred: [String]) -> String? {
    for tag in preferred {
      var wanted = tag.lowercased()
      while !wanted.isEmpty {
        if let match = known.first(where: { $0.lowercased() == wanted }) { return match }
        guard let dash = wanted.lastIndex(of: "-") else { break }
        wanted = String(wanted[..<dash])
      }
    }
    return nil
  }
}
