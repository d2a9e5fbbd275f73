// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// A row that shows the chosen value of a setting, and leads to a page on which the user chooses a
/// value.
///
/// ```swift
/// SettingsChoiceRow(
///   "Size", settings, key: "size", default: 1, choices: [(1, "Small"), (2, "Large")])
/// ```
public struct SettingsChoiceRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title of the row and of the page to which it leads.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to the default value in
  ///     `settings`.
  ///   - choices: The values with their titles.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, _ settings: LiveSettings, key: String,
    default defaultValue: SettingsValue? = nil, choices: SettingsChoices,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let value = settings.value(forKey: key) ?? defaultValue
    row =
      LinkRow(title, subtitle: subtitle, fileID: fileID, line: line) {
        ChoiceListPage(
          title: title, settings: settings, key: key, defaultValue: defaultValue, choices: choices,
          row: .current)
      }.value(choices.shortTitle(of: value)).row
    if let push = row.handlers[.select] {
      row.handlers[.select] = nil
      row.handlers.setTapEffect(push)
    }
  }

  /// Creates a row from values and titles.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, _ settings: LiveSettings, key: String,
    default defaultValue: SettingsValue? = nil, choices: [(SettingsValue, String)],
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, settings, key: key, default: defaultValue,
      choices: SettingsChoices(choices.map { SettingsChoices.Choice($0.0, title: $0.1) }),
      fileID: fileID, line: line)
  }
}

extension SettingsChoices {
  /// Returns a row for each value.
  ///
  /// The row of the chosen value has a checkmark. Closures of `onSelect(_:)` are called after the setting was set.
  ///
  /// ```swift
  /// TableSection("Unit", rows: choices.rows(settings, key: "unit"))
  /// ```
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to the default value in
  ///     `settings`.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The rows, whose ids are their positions.
  @MainActor
  public func rows(
    _ settings: LiveSettings, key: String, default defaultValue: SettingsValue? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> [AnyRow] {
    let chosen = position(of: settings.value(forKey: key) ?? defaultValue)
    return choices.indices.map { position in
      Row(choices[position].title, id: "\(key) \(position)", fileID: fileID, line: line)
        .choosing(isChosen: position == chosen) { [value = choices[position].value] in
          settings.set(value, forKey: key)
        }.row
    }
  }
}

extension Row {
  /// Returns the row as one of several choices, with a checkmark if it is the chosen one.
  ///
  /// - Parameters:
  ///   - isChosen: True if the choice is the chosen one.
  ///   - choose: Sets the setting. Closures of `onSelect(_:)` are called after it.
  /// - Returns: The changed row.
  func choosing(isChosen: Bool, _ choose: @escaping @MainActor () -> Void) -> Row {
    var choice = accessory(isChosen ? .checkmark : .none)
    choice.row.role = .radio(isChosen: isChosen)
    choice.row.handlers.setTapEffect(choose)
    return choice
  }
}

/// The page of a ``SettingsChoiceRow``.
struct ChoiceListPage: SettingsPageOfRow {
  let title: String
  let settings: LiveSettings
  let key: String
  let defaultValue: SettingsValue?
  let choices: SettingsChoices
  let row: SelectedRow?

  var sections: [TableSection] {
    TableSection("", footer: choices.footer ?? "", rows: rows).id("choices")
  }

  private var rows: [AnyRow] {
    let rows = choices.rows(settings, key: key, default: defaultValue)
    return choices.isQuick ? rows.map { $0.leavingAfterSelection() } : rows
  }
}

extension AnyRow {
  /// Returns the row, which leaves the page after the tap has chosen.
  func leavingAfterSelection() -> AnyRow { onSelect { Navigator.current?.pop() } }
}
