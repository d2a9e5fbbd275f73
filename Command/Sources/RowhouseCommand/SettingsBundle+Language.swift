// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseSettings

extension SettingsBundle {
  /// Returns the first language of a user that the bundle has, or English if it has none of them.
  ///
  /// In a language that the bundle does not have, its pages would show their English texts with the
  /// direction and the number formats of that language.
  ///
  /// - Parameter preferred: The language tags of the user, in order of preference.
  /// - Returns: The language tag.
  public func shownLanguage(for preferred: [String]) -> String {
    language(for: preferred) ?? "en"
  }
}
