// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension SettingsList {
  /// Returns a row for each element, and one that adds an element if users can add one.
  ///
  /// The elements are an array in the store. An element is a text, or a dictionary of settings.
  ///
  /// ```swift
  /// TableSection("Tags", rows: list.rows(settings, key: "tags"))
  /// ```
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to that of `settings`.
  ///   - texts: The texts of the row that adds an element. Defaults to those in English.
  /// - Returns: The rows.
  @MainActor
  public func rows(
    _ settings: LiveSettings, key: String, default defaultValue: SettingsValue? = nil,
    texts: SettingsTexts = SettingsTexts(language: "en")
  ) -> [AnyRow] {
    SettingsListRows(
      list: self, settings: settings, key: key, defaultValue: defaultValue, texts: texts,
      prefix: key
    ).rows
  }
}

/// The rows of a list whose elements the user adds and deletes.
///
/// The elements are an array in the store. An element is a text, or a dictionary of settings if its row
/// leads to a page.
@MainActor
struct SettingsListRows {
  let list: SettingsList
  let settings: LiveSettings
  let key: String
  /// The value of a setting that was never set, or `nil` for that of the settings.
  let defaultValue: SettingsValue?
  let texts: SettingsTexts
  /// The beginning of the ids of the rows.
  let prefix: String

  private var elements: [SettingsValue] {
    (settings.value(forKey: key) ?? defaultValue)?.elements ?? []
  }

  /// The rows of the elements, and the row that adds one.
  var rows: [AnyRow] {
    let rows = elements.indices.map { position -> AnyRow in
      let element = elements[position]
      let row = row(element, at: position).id("\(prefix) \(position)")
      if !list.isDeletable { return row }
      return row.onDelete {
        change { if $0.element(at: position) == element { $0.remove(at: position) } }
      }
    }
    return rows + (addingRow.map { [$0.id("\(prefix) add")] } ?? [])
  }

  /// Changes the newest elements of the store, which may differ from those that the page shows.
  private func change(_ change: (inout [SettingsValue]) -> Void) {
    let initial = settings.defaults[key] ?? defaultValue
    settings.change(forKey: key) { value in
      let old = (value ?? initial)?.elements ?? []
      var elements = old
      change(&elements)
      if elements != old { value = .array(elements) }
    }
  }

  /// Replaces an element by a text, unless another writer has changed it.
  private func replace(at position: Int, by text: String) {
    // The elements as they are now: the user may have typed since the row was created.
    let known = elements.element(at: position)
    change { elements in
      if let known, elements.element(at: position) == known { elements[position] = .string(text) }
    }
  }

  private func shown(_ element: SettingsValue) -> String {
    guard let members = element.members else { return element.shownText }
    return (members[list.item.key ?? ""] ?? members.sorted { $0.key < $1.key }.first?.value)?
      .shownText ?? ""
  }

  private func row(_ element: SettingsValue, at position: Int) -> AnyRow {
    switch list.item.control {
    case .field(let field):
      return FieldRow(
        list.item.title, text: shown(element), placeholder: field.placeholder, kind: field.kind
      ) { text in
        replace(at: position, by: text)
      }.keyboard(of: field).row
    case .choice(let choices), .radio(let choices), .value(let choices):
      return Row(choices.shortTitle(of: element.members == nil ? element : .string(shown(element))))
        .row
    case .toggle, .slider, .child, .address, .button, .date, .list, .inert:
      return Row(shown(element)).row
    }
  }

  private var addingRow: AnyRow? {
    guard let adding = list.adding else { return nil }
    let title = adding.title.isEmpty ? texts.add : adding.title
    switch adding.control {
    case .field(let field):
      let placeholder = field.placeholder.isEmpty ? title : field.placeholder
      return FieldRow(adding.title, text: "", placeholder: placeholder, kind: field.kind) { text in
        if !text.isEmpty { change { $0.append(.string(text)) } }
      }.keyboard(of: field).row
    case .choice(let choices):
      return LinkRow(title) {
        ElementChoicePage(title: title, choices: choices) { value in
          change { $0.append(value) }
        }
      }.row
    case .toggle, .radio, .value, .slider, .child, .address, .button, .date, .list, .inert:
      return ButtonRow(title) { change { $0.append(.dictionary([:])) } }.row
    }
  }
}

extension [SettingsValue] {
  /// Returns the element at a position, or `nil` if there is none.
  fileprivate func element(at position: Int) -> SettingsValue? {
    indices.contains(position) ? self[position] : nil
  }
}

/// The page on which the user chooses a new element of a list.
struct ElementChoicePage: TablePage {
  let title: String
  let choices: SettingsChoices
  let onChoice: @MainActor (SettingsValue) -> Void

  var sections: [TableSection] {
    TableSection(
      "",
      rows: choices.choices.enumerated().map { position, choice in
        Row(choice.title, id: position).onSelect {
          onChoice(choice.value)
          Navigator.current?.pop()
        }
      }
    ).id("choices")
  }
}
