// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The beginning of a word that the user types to find a row.
struct TypeAhead {
  /// The pause, in microseconds, after which a typed character begins a new word.
  static let pause: Int64 = 1_000_000

  /// The typed characters.
  private var typed = ""
  private var lastTime = Int64.min

  /// Adds a character that was typed at a time in microseconds.
  ///
  /// - Returns: The searches for the row, of which the first successful one finds it.
  mutating func type(_ character: Unicode.Scalar, at time: Int64) -> [Search] {
    let begins = typed.isEmpty || time - lastTime > Self.pause
    lastTime = time
    if begins { typed = "" }
    typed.unicodeScalars.append(character)
    let whole = Search(word: typed, startsAfterRow: begins)
    // A repeated character is the beginning of a word, such as "Aachen", or leads to the next row that begins with it.
    let isRepeated = !begins && typed.unicodeScalars.allSatisfy { $0 == character }
    return isRepeated ? [whole, Search(word: "\(character)", startsAfterRow: true)] : [whole]
  }

  /// A search for a row with a word.
  struct Search {
    /// The beginning of the word.
    let word: String
    /// True if the search starts after the current row.
    let startsAfterRow: Bool

    /// Returns true if a word of the text begins with that of the search, regardless of case and accents.
    func matches(_ text: String) -> Bool { g_str_match_string(word, text, 1) != 0 }
  }
}
#endif
