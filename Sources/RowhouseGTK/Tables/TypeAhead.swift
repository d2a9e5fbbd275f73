// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The beginnings of words that the user types to find a row.
struct TypeAhead {
  /// The pause, in microseconds, after which a typed character begins a new word.
  static let pause: Int64 = 1_000_000

  /// The typed characters.
  private var typed = ""
  private var lastTime = Int64.min

  /// Returns true if a character that is typed at a time in microseconds continues the typed ones.
  func continues(at time: Int64) -> Bool { !typed.isEmpty && time - lastTime <= Self.pause }

  /// Adds a character that was typed at a time in microseconds.
  ///
  /// - Returns: The searches for the row, of which the first successful one finds it.
  mutating func type(_ character: Unicode.Scalar, at time: Int64) -> [Search] {
    let begins = !continues(at: time)
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
    /// The beginning of the word, or the beginnings of several words.
    let word: String
    /// True if the search starts after the current row.
    let startsAfterRow: Bool

    /// Returns true if the text contains a word for each of the search that begins with it, regardless of case and accents.
    func matches(_ text: String) -> Bool { g_str_match_string(word, text, 1) != 0 }
  }
}
#endif
