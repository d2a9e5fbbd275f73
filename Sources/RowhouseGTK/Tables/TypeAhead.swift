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
  /// - Returns: True if the search starts after the current row, which is the case for the first
  ///   character and for a repeated one.
  mutating func type(_ character: Unicode.Scalar, at time: Int64) -> Bool {
    let begins = typed.isEmpty || time - lastTime > Self.pause
    lastTime = time
    if begins { typed = "" }
    let isRepeated = typed.unicodeScalars.allSatisfy { $0 == character }
    if !isRepeated || begins { typed.unicodeScalars.append(character) }
    return isRepeated
  }

  /// Returns true if a word of the text begins with the typed characters, regardless of case and accents.
  func matches(_ text: String) -> Bool { g_str_match_string(typed, text, 1) != 0 }
}
#endif
