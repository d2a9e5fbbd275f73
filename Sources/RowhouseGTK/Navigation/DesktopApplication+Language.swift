// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

extension DesktopApplication {
  /// Returns the known language that the user prefers, or `nil` if the user reads none of them.
  ///
  /// Pass the languages of the application as tags. The known language `zh` matches a preferred `zh-TW`, but not vice versa.
  ///
  /// ```swift
  /// let options = DesktopOptions(language: DesktopApplication.language(of: ["en", "de"]))
  /// ```
  ///
  /// The preferred languages are those of the variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, and `LANG`, which the desktop
  /// sets. They name the region of the user instead of the script, such as `zh-TW` instead of `zh-Hant`.
  public nonisolated static func language(of known: [String]) -> String? {
    var names: [String] = []
    if var name = g_get_language_names() {
      while let text = name.pointee {
        names.append(String(cString: text))
        name += 1
      }
    }
    return LanguageChoice.best(of: known, preferred: names.map(tag(ofLocale:)))
  }

  /// Returns the language tag of a locale such as `de_AT.UTF-8@euro`.
  private nonisolated static func tag(ofLocale name: String) -> String {
    String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }
}
#endif
