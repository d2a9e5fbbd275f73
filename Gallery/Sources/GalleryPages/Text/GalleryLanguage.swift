// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A language of the gallery.
public enum GalleryLanguage: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh"
}

extension GalleryLanguage {
  /// The name of the language in the language itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .chinese: "中文"
    }
  }

  /// The language as a language tag.
  public var tag: String { self == .english ? "en" : "zh-Hans" }

  /// The other language.
  public var other: GalleryLanguage { self == .english ? .chinese : .english }
}
