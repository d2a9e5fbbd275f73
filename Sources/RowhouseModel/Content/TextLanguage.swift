// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A language into which the text of hosts is translated.
package enum TextLanguage: CaseIterable, Sendable {
  case english
  case german
  case french
  case spanish
  case simplifiedChinese
  case traditionalChinese
  case japanese
  case arabic
}

extension TextLanguage {
  /// Creates the language of a BCP 47 tag, regardless of case, or returns `nil` if hosts have no
  /// text in it.
  ///
  /// Chinese is traditional if the tag has that script, or a region that writes it.
  package init?(tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "en": self = .english
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    case "ja": self = .japanese
    case "ar": self = .arabic
    case "zh", "yue":
      let isSimplified = parts.contains("hans")
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      self = isTraditional && !isSimplified ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }
}
