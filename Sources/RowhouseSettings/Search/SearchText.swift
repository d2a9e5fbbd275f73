// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The form in which texts are compared: as words, without case, width, and diacritics.
enum SearchText {
  /// Returns the folded words of a text, as the Unicode scalars of their letters.
  ///
  /// In languages without spaces between words, each character counts as a word.
  static func words(_ text: String) -> [[UInt32]] {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var words: [[UInt32]] = []
    var word: [UInt32] = []
    func finish() {
      if !word.isEmpty { words.append(word) }
      word = []
    }
    for original in folded.unicodeScalars where !isMark(original) {
      let scalar = plainLetters[original] ?? original
      if isWithoutSpaces(scalar) {
        finish()
        words.append([scalar.value])
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.isDiacritic
      {
        word.append(scalar.value)
      } else {
        finish()
      }
    }
    finish()
    return words
  }

  /// Returns the words by which a text is found: its folded words, and those that consist of several of them with hyphens
  /// in between, such as `wifi` for `Wi-Fi`.
  static func indexedWords(_ text: String) -> [[UInt32]] {
    let found = words(text)
    let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}"]
    guard text.unicodeScalars.contains(where: hyphens.contains) else { return found }
    let joined = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !hyphens.contains($0) }))
    let known = Set(found)
    return found + words(joined).filter { !known.contains($0) }
  }

  /// The letters without a difference that Foundation keeps: the Turkish dotless i, whose capital letter is that of i, and
  /// Arabic letters with a hamza or a madda.
  private static let plainLetters: [UnicodeScalar: UnicodeScalar] = [
    "\u{131}": "i", "\u{622}": "\u{627}", "\u{623}": "\u{627}", "\u{625}": "\u{627}",
    "\u{624}": "\u{648}", "\u{626}": "\u{64A}",
  ]

  /// Returns `true` for marks that Foundation does not remove: the vowel points of Hebrew, Arabic, and Syriac, which have the
  /// combining classes 10 to 36 of Unicode, and the line that lengthens Arabic words.
  private static func isMark(_ scalar: UnicodeScalar) -> Bool {
    10...36 ~= scalar.properties.canonicalCombiningClass.rawValue || scalar == "\u{640}"
  }

  /// Returns `true` for Han characters and kana.
  private static func isWithoutSpaces(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// The quality of a match of two words.
///
/// A smaller number is better.
enum WordMatch {
  /// The word begins with the typed word.
  static let prefix = 0
  /// The word contains the typed word.
  static let inside = 2
  /// The word begins with the typed word, except for one letter.
  static let typo = 4

  /// Returns the quality of a match, or `nil` if the words do not match.
  ///
  /// Words of at least four letters may contain a typing mistake: a letter that is missing, added, wrong, or
  /// exchanged with the next one.
  ///
  /// - Complexity: O(*n*) for matches at the beginning and typing mistakes, and O(*n* · *m*) for
  ///   matches inside of words.
  static func quality(of typed: [UInt32], in word: [UInt32]) -> Int? {
    let limit = min(typed.count, word.count)
    var start = 0
    while start < limit, typed[start] == word[start] { start += 1 }
    if start == typed.count { return prefix }
    if typed.count >= 3, contains(word, typed) { return inside }
    guard typed.count >= 4 else { return nil }
    let isClose =
      follows(typed, start + 1, word, start + 1)  // another letter
      || follows(typed, start + 1, word, start)  // one too many
      || follows(typed, start, word, start + 1)  // a missing one
      || start + 1 < typed.count && start + 1 < word.count && typed[start] == word[start + 1]
        && typed[start + 1] == word[start] && follows(typed, start + 2, word, start + 2)
    return isClose ? typo : nil
  }

  /// Returns `true` if a word contains the rest of the typed word at a position.
  private static func follows(
    _ typed: [UInt32], _ first: Int, _ word: [UInt32], _ second: Int
  ) -> Bool {
    var (first, second) = (first, second)
    while first < typed.count {
      if second >= word.count || typed[first] != word[second] { return false }
      first += 1
      second += 1
    }
    return true
  }

  private static func contains(_ word: [UInt32], _ typed: [UInt32]) -> Bool {
    guard word.count > typed.count else { return false }
    for start in 1...(word.count - typed.count) where follows(typed, 0, word, start) { return true }
    return false
  }
}
