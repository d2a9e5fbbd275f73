// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Testing

/// A page of the gallery in one of its languages.
struct LanguagePair: CustomTestStringConvertible {
  let name: PageName
  let language: GalleryLanguage

  static let all = PageName.allCases.flatMap { name in
    GalleryLanguage.allCases.map { LanguagePair(name: name, language: $0) }
  }

  var testDescription: String { "\(name.rawValue).\(language.rawValue)" }
}
