// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Proposals for misspelled names.
enum SpellingRules {
  /// Returns a known name that differs only by case or by one letter, or `nil`.
  static func suggestion(for name: String, among known: some Sequence<String>) -> String? {
    let lowered = name.lowercased()
    let candidates = known.sorted()
    return candidates.first { $0.lowercased() == lowered }
      ?? candidates.first { isOneLetterApart($0.lowercased(), lowered) }
  }

  /// Returns `true` if one letter was inserted, deleted, replaced, or exchanged with the next one.
  static func isOneLetterApart(_ first: String, _ second: String) -> Bool {
    let (short, long) =
      first.count <= second.count
      ? (Array(first), Array(second)) : (Array(second), Array(first))
    if long.count - short.count > 1 { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    let (rest, longRest) = (short[start...], long[start...])
    if rest.dropFirst() == longRest.dropFirst() || rest == longRest.dropFirst() { return true }
    return short.count == long.count && rest.count >= 2
      && rest[start] == longRest[start + 1] && rest[start + 1] == longRest[start]
      && rest.dropFirst(2) == longRest.dropFirst(2)
  }
}
