// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension SettingsList {
  /// Returns a row for each element and, if the user can add elements, a row that adds one.
  ///
  /// The elements are an array in the store. An element is a string, or a dictionary of settings.
  ///
  /// ```swift
  /// TableSection("Tags", rows: list.rows(settings, key: "tags"))
  /// ```
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to the default value in
  ///     `settings`.
  ///   - texts: The texts of the row that adds an element, and of messages. Defaults to `nil`, which
  ///     means the texts in the language of the page.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The rows.
  @MainActor
  public func rows(
    _ settings: LiveSettings, key: String, default defaultValue: SettingsValue? = nil,
    texts: SettingsTexts? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> [AnyRow] {
    SettingsListRows(
      list: self, settings: settings, key: key, defaultValue: defaultValue,
      texts: texts ?? SettingsTexts(language: NumberFormat.pageLanguage), prefix: key,
      source: (fileID, line)
    ).rows
  }
}

/// The rows of a list whose elements the user can add and delete.
///
/// The elements are an array in the store. An element is a string, or a dictionary of settings if
/// its row leads to a page.
@MainActor
struct SettingsListRows {
  let list: SettingsList
  let settings: LiveSettings
  let key: String
  /// The value of a setting that was never set, or `nil` for the default value in the settings.
  let defaultValue: SettingsValue?
  let texts: SettingsTexts
  /// The prefix of the row ids.
  let prefix: String
  var source: (fileID: StaticString, line: UInt32) = (#fileID, #line)

  private var elements: [SettingsValue] {
    (settings.value(forKey: key) ?? defaultValue)?.elements ?? []
  }

  /// The rows of the elements, followed by the row that adds an element.
  var rows: [AnyRow] {
    let listed = ListedElements.current(of: settings, prefix: prefix)
    listed.show(elements) { "\(prefix) \(name(of: $0))" }
    let rows = listed.entries.map { id, element -> AnyRow in
      let row = row(element) { replace(id, of: listed, by: $0) }.id(id)
      return list.isDeletable ? row.onDelete { change(id, of: listed) { $0.remove(at: $1) } } : row
    }
    return rows + (addingRow(of: listed).map { [$0.id("\(prefix) add")] } ?? [])
  }

  /// Changes the newest elements of the store, which may differ from those that the page shows.
  ///
  /// - Returns: True if the elements were stored.
  @discardableResult
  private func change(_ change: (inout [SettingsValue]) -> Void) -> Bool {
    let initial = settings.defaults[key] ?? defaultValue
    return settings.change(forKey: key) { value in
      let old = (value ?? initial)?.elements ?? []
      var elements = old
      change(&elements)
      if elements != old { value = .array(elements) }
    }
  }

  /// Changes the element of a row.
  ///
  /// If the list no longer contains the element, the method shows a message that ends with `loss`.
  ///
  /// - Returns: True if the change was stored.
  @discardableResult
  private func change(
    _ id: String, of listed: ListedElements, loss: String? = nil,
    _ body: (inout [SettingsValue], Int) -> Void
  ) -> Bool {
    var isFound = false
    let isStored = change { elements in
      guard let position = listed.position(of: id, in: elements) else { return }
      isFound = true
      body(&elements, position)
    }
    // A value that cannot be stored has a separate message.
    if isStored, !isFound {
      Navigator.current?.toast([texts.entryIsGone, loss].compactMap(\.self).joined(separator: " "))
    }
    return isStored && isFound
  }

  private func replace(_ id: String, of listed: ListedElements, by text: String) {
    // A secret is not shown.
    let loss = isSecure ? texts.notStored : "\(texts.lostText) \(text)"
    var new = SettingsValue.string(text)
    let isChanged = change(id, of: listed, loss: loss) { elements, position in
      new = replacingShownText(of: elements[position], by: text)
      elements[position] = new
    }
    if isChanged { listed.note(new, at: id) }
  }

  /// True if only the user may read the elements.
  private var isSecure: Bool {
    if case .field(let field) = list.item.control { field.kind == .secure } else { false }
  }

  /// Returns a short name for an element.
  ///
  /// The text of the element cannot be read from the name, because row ids are part of page
  /// addresses.
  private func name(of element: SettingsValue) -> String {
    if isSecure { return "element" }
    // The name is the same in each process, so that rows keep their ids when a server is restarted.
    return String(Fingerprint.hash(element.shownText.utf8), radix: 36)
  }

  private func shown(_ element: SettingsValue) -> String {
    guard let members = element.members else { return element.shownText }
    return members[shownKey(of: members)]?.shownText ?? ""
  }

  /// Returns an element in which a new text replaces the shown one.
  ///
  /// The other members are unchanged.
  private func replacingShownText(of element: SettingsValue, by text: String) -> SettingsValue {
    guard var members = element.members else { return .string(text) }
    members[shownKey(of: members)] = .string(text)
    return .dictionary(members)
  }

  /// Returns the key of the member that the row of an element shows.
  private func shownKey(of members: [String: SettingsValue]) -> String {
    let key = list.item.key ?? ""
    return members[key] == nil ? members.keys.min() ?? key : key
  }

  private func row(
    _ element: SettingsValue, replacing: @escaping @MainActor (String) -> Void
  ) -> AnyRow {
    switch list.item.control {
    case .field(let field):
      return FieldRow(
        list.item.title, text: shown(element), placeholder: field.placeholder, kind: field.kind,
        fileID: source.fileID, line: source.line, onChange: replacing
      ).keyboard(of: field).row
    case .choice(let choices), .radio(let choices), .value(let choices):
      return Row(
        choices.shortTitle(of: element.members == nil ? element : .string(shown(element))),
        fileID: source.fileID, line: source.line
      ).row
    case .toggle, .slider, .child, .address, .button, .date, .list, .inert:
      return Row(shown(element), fileID: source.fileID, line: source.line).row
    }
  }

  /// Adds an element with the text of the row that adds elements.
  ///
  /// The row shows the text until the user has ended editing, because a row that is empty again would
  /// seem to refuse the text. If the user changes the text before that, the element changes.
  private func add(_ text: String, to listed: ListedElements) {
    let old = listed.addedText
    let isStored = change { elements in
      let position = old.isEmpty ? nil : elements.lastIndex(of: .string(old))
      if let position { elements.remove(at: position) }
      if !text.isEmpty { elements.insert(.string(text), at: position ?? elements.count) }
    }
    listed.addedText = isStored ? text : ""
  }

  private func addingRow(of listed: ListedElements) -> AnyRow? {
    guard let adding = list.adding else { return nil }
    let title = adding.title.isEmpty ? texts.add : adding.title
    switch adding.control {
    case .field(let field):
      let placeholder = field.placeholder.isEmpty ? title : field.placeholder
      return FieldRow(
        adding.title, text: listed.addedText, placeholder: placeholder, kind: field.kind,
        fileID: source.fileID, line: source.line
      ) { add($0, to: listed) }
      .keyboard(of: field).onSubmit { listed.addedText = "" }
      .onDidEndEditing { listed.addedText = "" }.row
    case .choice(let choices):
      return LinkRow(title, fileID: source.fileID, line: source.line) {
        ElementChoicePage(title: title, choices: choices, row: .current) { value in
          change { $0.append(value) }
        }
      }.row
    case .toggle, .radio, .value, .slider, .child, .address, .button, .date, .list, .inert:
      return Row(title, fileID: source.fileID, line: source.line).row
    }
  }
}

/// The page on which the user chooses a new element of a list.
struct ElementChoicePage: SettingsPageOfRow {
  let title: String
  let choices: SettingsChoices
  let row: SelectedRow?
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
