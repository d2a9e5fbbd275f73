// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A language that the gallery speaks.
public enum GalleryLanguage: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Chinese, as it is written in the mainland.
  case chinese = "zh"
}

extension GalleryLanguage {
  /// What the language calls itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .chinese: "中文"
    }
  }

  /// The language as a language tag.
  public var tag: String { self == .english ? "en" : "zh-Hans" }

  /// The other one.
  public var other: GalleryLanguage { self == .english ? .chinese : .english }
}
