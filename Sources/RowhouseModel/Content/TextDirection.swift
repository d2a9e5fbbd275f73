// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The direction in which a language is read, as a value of `dir` in HTML.
package enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The languages that are written from right to left unless the tag contains a script.
  private static let languages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]

  /// Creates the direction of a language from its tag.
  package init(language tag: String) {
    // A single letter begins an extension, such as `-u-nu-latn`, which does not contain the script.
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.prefix { $0.utf8.count > 1 }
      .map(String.init)
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    let isFromRight =
      script.map(Self.scripts.contains) ?? parts.first.map(Self.languages.contains) ?? false
    self = isFromRight ? .rightToLeft : .leftToRight
  }
}
