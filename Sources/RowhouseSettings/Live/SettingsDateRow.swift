// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// A row in which the user chooses the date of a setting, in UTC.
///
/// ```swift
/// SettingsDateRow("Wake up", settings, key: "wake", mode: .time)
/// ```
///
/// If a setting has no value, or a value that is not a date, the row has a field in which the user
/// types a date. Text that is not a date changes nothing, and a message shows the expected format.
public struct SettingsDateRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to the default value in
  ///     `settings`.
  ///   - mode: The parts of the date. Defaults to both the day and the time.
  ///   - texts: The texts of the message. Defaults to the English texts.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, _ settings: LiveSettings, key: String,
    default defaultValue: SettingsValue? = nil, mode: SettingsDateMode = .dateAndTime,
    texts: SettingsTexts = SettingsTexts(language: "en")
  ) {
    let value = settings.value(forKey: key) ?? defaultValue
    func set(_ text: String) {
      if let date = mode.date(text, keeping: value?.date) {
        settings.set(.date(date), forKey: key)
      } else {
        Navigator.current?.toast("\(texts.noDate) \(mode.example)")
      }
    }
    switch value?.date.flatMap(mode.value) {
    case .date(let day):
      row = DateRow(title, subtitle: subtitle, value: day) { set("\($0)") }.row
    case .time(let time):
      row = DateRow(title, subtitle: subtitle, value: time) { set("\($0)") }.row
    case .dateTime(let moment):
      row = DateRow(title, subtitle: subtitle, value: moment) { set("\($0)") }.row
    case nil:
      row =
        FieldRow(
          title, subtitle: subtitle, text: value?.shownText ?? "", placeholder: mode.example
        ) { set($0) }.row
    }
  }
}
