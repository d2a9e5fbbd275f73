// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Text in both languages of the gallery.
///
/// Every text of the gallery is a static property of this type, in a file for each page. Pages
/// contain no other text, so no text lacks a language.
public struct Localized: Hashable, Sendable {
  /// The text in English.
  public let english: String
  /// The text in Chinese.
  public let chinese: String

  /// Creates a text in both languages.
  public init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }
}

extension Localized {
  /// Returns the text in a language.
  public subscript(language: GalleryLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }
}
