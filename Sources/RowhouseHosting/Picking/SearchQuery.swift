// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The words that a user has typed to find options.
///
/// A title matches if it contains all words. Case, diacritics, and the points of Hebrew and Arabic
/// are ignored.
struct SearchQuery {
  private let words: [[UInt32]]

  init(_ text: String) {
    words = Self.folded(text).split(separator: UInt32(0x20)).map(Array.init)
  }
}

extension SearchQuery {
  /// True if every title matches.
  var isEmpty: Bool { words.isEmpty }

  /// Returns `true` if a title contains all words, in O(*n* · *m*) for a title of length *n* and
  /// words of length *m*.
  func matches(_ title: String) -> Bool {
    if words.isEmpty { return true }
    let title = Self.folded(title)
    return words.allSatisfy { word in
      guard word.count <= title.count else { return false }
      return (0...(title.count - word.count)).contains { start in
        title[start...].starts(with: word)
      }
    }
  }

  /// Returns the scalars of a text in lowercase, without diacritics.
  private static func folded(_ text: String) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: scalars.append(scalar.value + 0x20)
      case 0x09...0x0D, 0xA0, 0x3000: scalars.append(0x20)
      case 0..<0x80: scalars.append(scalar.value)
      default: append(scalar, to: &scalars)
      }
    }
    return scalars
  }

  private static func append(_ scalar: Unicode.Scalar, to scalars: inout [UInt32]) {
    if isDiacritic(scalar) { return }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    for scalar in lower where !isDiacritic(scalar) {
      // The lowercase of a capital sigma is not the form at the end of a word.
      scalars.append(scalar == "\u{3C2}" ? 0x3C3 : baseLetter(of: scalar) ?? scalar.value)
    }
  }

  /// Returns `true` for a combining diacritic, a variation selector, or a point of Hebrew or
  /// Arabic.
  ///
  /// Users rarely type them.
  ///
  /// Nonspacing marks of other scripts, such as the vowels of Thai and Hindi, distinguish words.
  private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6ED,
      0x8D3...0x8FF, 0x180B...0x180D, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20F0,
      0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      scalar.properties.generalCategory == .nonspacingMark
    default: false
    }
  }

  /// Returns the base letter of a Latin letter with diacritics, such as `e` for `é`, or `nil`.
  ///
  /// The standard library does not decompose characters, but the Unicode name contains the base
  /// letter:
  /// `LATIN SMALL LETTER E WITH ACUTE`.
  private static func baseLetter(of scalar: Unicode.Scalar) -> UInt32? {
    let beginning = "LATIN SMALL LETTER "
    guard (0xC0..<0x2000).contains(scalar.value), let name = scalar.properties.name,
      name.hasPrefix(beginning)
    else { return nil }
    let rest = name.utf8.dropFirst(beginning.utf8.count)
    guard let letter = rest.first, rest.dropFirst().starts(with: " WITH ".utf8) else { return nil }
    return UInt32(letter) + 0x20
  }
}
