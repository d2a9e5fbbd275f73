// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

import struct Foundation.Date

/// A row in which the user chooses the date of a setting, in UTC.
///
/// ```swift
/// SettingsDateRow("Wake up", settings, key: "wake", mode: .time)
/// ```
///
/// If a setting has neither a value nor a default value, the row shows that its date is not set, and
/// the user can set a date and remove it again.
///
/// If the value of a setting is not a date, the row has a field in which the user types a date. Text
/// that is not a date changes nothing, and a message shows the expected format.
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
  ///   - texts: The texts of the message and of a date that is not set. Defaults to `nil`, which
  ///     means the texts in the language of the page.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, _ settings: LiveSettings, key: String,
    default defaultValue: SettingsValue? = nil, mode: SettingsDateMode = .dateAndTime,
    texts: SettingsTexts? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let texts = texts ?? SettingsTexts(language: NumberFormat.pageLanguage)
    let value = settings.value(forKey: key) ?? defaultValue
    let initial = settings.defaults[key] ?? defaultValue
    func set(_ text: String) {
      if let date = mode.date(text, keeping: value?.date) {
        settings.set(.date(date), forKey: key)
      } else {
        Navigator.current?.toast("\(texts.noDate) \(mode.example)")
      }
    }
    let isMissing = value.isBlank
    // The control for a missing date shows no date, but needs one of its kind.
    let shown = isMissing ? Date(timeIntervalSince1970: 0) : value?.date
    if let date = shown.flatMap(mode.value) {
      row =
        DateRow(
          title, subtitle: subtitle, value: date, isMissing: isMissing, in: nil,
          none: isMissing || initial.isBlank ? texts.notSet : nil, fileID: fileID, line: line
        ) { chosen in
          if let chosen { set("\(chosen)") } else { settings.set(nil, forKey: key) }
        }.row
    } else {
      row =
        FieldRow(
          title, subtitle: subtitle, text: value?.shownText ?? "", placeholder: mode.example,
          fileID: fileID, line: line
        ) { set($0) }.row
    }
  }
}

extension SettingsValue? {
  /// True if the setting has no value, or an empty one.
  fileprivate var isBlank: Bool { self?.shownText.isEmpty ?? true }
}
