// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which way a language is read, as HTML calls it.
enum TextDirection: String {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension TextDirection {
  /// The languages that are written from right to left unless a script is named.
  private static let languages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]

  /// The direction of a language, by its tag.
  init(language tag: String) {
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      self = Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      let isKnown = parts.first.map { Self.languages.contains($0) } ?? false
      self = isKnown ? .rightToLeft : .leftToRight
    }
  }
}
