// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

extension DesktopApplication {
  /// The language tags of the user, in order of preference, such as `de-AT` and `de`.
  ///
  /// They are those of the variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, and `LANG`, which the desktop sets. They name the
  /// region of the user instead of the script, such as `zh-TW` instead of `zh-Hant`. The array is empty if the variables name
  /// no language, such as `C`.
  public nonisolated static var languages: [String] {
    var tags: [String] = []
    guard var name = g_get_language_names() else { return [] }
    while let text = name.pointee {
      let tag = tag(ofLocale: String(cString: text))
      if tag != "C", tag != "POSIX", !tags.contains(tag) { tags.append(tag) }
      name += 1
    }
    return tags
  }

  /// Returns the known language that the user prefers, or `nil` if the user reads none of them.
  ///
  /// Pass the languages of the application as tags. The known language `zh` matches a preferred `zh-TW`, but not vice versa.
  ///
  /// ```swift
  /// let options = DesktopOptions(language: DesktopApplication.language(of: ["en", "de"]))
  /// ```
  ///
  /// The preferred languages are ``languages``.
  public nonisolated static func language(of known: [String]) -> String? {
    LanguageChoice.best(of: known, preferred: languages)
  }

  /// Returns the language tag of a locale such as `de_AT.UTF-8@euro`.
  private nonisolated static func tag(ofLocale name: String) -> String {
    String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }
}
#endif
