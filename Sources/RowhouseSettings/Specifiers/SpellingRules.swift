// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Suggestions for misspelled names.
enum SpellingRules {
  /// The maximum length, in UTF-8 bytes, of a name that is compared.
  ///
  /// All known names are shorter, and a malicious file may contain names with millions of letters.
  private static let lengthLimit = 64

  /// Returns a known name that differs only in case or in one letter, or `nil`.
  ///
  /// - Returns: The name, or `nil` if there is none or `name` has more than 64 bytes in UTF-8.
  static func suggestion(for name: String, among known: some Sequence<String>) -> String? {
    if name.utf8.count > lengthLimit { return nil }
    let lowered = name.lowercased()
    let candidates = known.sorted()
    return candidates.first { $0.lowercased() == lowered }
      ?? candidates.first { isOneLetterApart($0.lowercased(), lowered) }
  }

  /// Returns `true` if one letter was inserted, deleted, replaced, or exchanged with the next
  /// letter.
  static func isOneLetterApart(_ first: String, _ second: String) -> Bool {
    if abs(first.count - second.count) > 1 { return false }
    let (short, long) =
      first.count <= second.count
      ? (Array(first), Array(second)) : (Array(second), Array(first))
    let start = zip(short, long).prefix { $0 == $1 }.count
    let (rest, longRest) = (short[start...], long[start...])
    if rest.dropFirst() == longRest.dropFirst() || rest == longRest.dropFirst() { return true }
    return short.count == long.count && rest.count >= 2
      && rest[start] == longRest[start + 1] && rest[start + 1] == longRest[start]
      && rest.dropFirst(2) == longRest.dropFirst(2)
  }
}
