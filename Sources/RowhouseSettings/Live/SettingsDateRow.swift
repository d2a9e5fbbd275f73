// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// A row in which the user types the date of a setting, in UTC.
///
/// ```swift
/// SettingsDateRow("Wake up", settings, key: "wake", mode: .time)
/// ```
///
/// A text that is no date changes nothing, and a message shows how a date is written.
public struct SettingsDateRow: StandardRowElement {
  /// The described row.
  public var row: AnyRow

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to none.
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to that of `settings`.
  ///   - mode: The parts of the date. Defaults to both.
  ///   - texts: The texts of the message. Defaults to those in English.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, _ settings: LiveSettings, key: String,
    default defaultValue: SettingsValue? = nil, mode: SettingsDateMode = .dateAndTime,
    texts: SettingsTexts = SettingsTexts(language: "en")
  ) {
    let value = settings.value(forKey: key) ?? defaultValue
    let text = value?.date.map(mode.text) ?? value?.shownText ?? ""
    row =
      FieldRow(title, subtitle: subtitle, text: text, placeholder: mode.example) { text in
        if let date = mode.date(text, keeping: value?.date) {
          settings.set(.date(date), forKey: key)
        } else {
          Navigator.current?.toast("\(texts.noDate) \(mode.example)")
        }
      }.row
  }
}
