// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// The rows of a list whose elements the user adds and deletes.
///
/// The elements are an array in the store. An element is a text, or a dictionary of settings if its row
/// leads to a page.
@MainActor
struct SettingsListRows {
  let list: SettingsList
  let item: SettingsItem
  let pages: SettingsPages
  let page: String

  private var key: String { item.key ?? "" }
  private var elements: [SettingsValue] { pages.settings.value(forKey: key)?.elements ?? [] }

  /// The rows of the elements, and the row that adds one.
  var rows: [AnyRow] {
    let rows = elements.indices.map { position -> AnyRow in
      let row = row(elements[position], at: position).id("\(item.position) \(key) \(position)")
      return list.isDeletable ? row.onDelete { change { $0.remove(at: position) } } : row
    }
    return rows + (addingRow.map { [$0.id("\(item.position) \(key) add")] } ?? [])
  }

  /// Changes the newest elements, if they still have a position that is used.
  private func change(_ change: (inout [SettingsValue]) -> Void) {
    var elements = elements
    change(&elements)
    pages.settings.set(.array(elements), forKey: key)
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
        change { if $0.indices.contains(position) { $0[position] = .string(text) } }
      }.row
    case .choice(let choices), .radio(let choices), .value(let choices):
      return Row(choices.shortTitle(of: element.members == nil ? element : .string(shown(element))))
        .row
    case .toggle, .slider, .child, .address, .button, .date, .list, .inert:
      return Row(shown(element)).row
    }
  }

  private var addingRow: AnyRow? {
    guard let adding = list.adding else { return nil }
    let title = adding.title.isEmpty ? pages.texts.add : adding.title
    switch adding.control {
    case .field(let field):
      let placeholder = field.placeholder.isEmpty ? title : field.placeholder
      return FieldRow(adding.title, text: "", placeholder: placeholder, kind: field.kind) { text in
        if !text.isEmpty { change { $0.append(.string(text)) } }
      }.row
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
