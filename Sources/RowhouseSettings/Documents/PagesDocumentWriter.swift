// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The writer of a ``PagesDocument``.
enum PagesDocumentWriter {
  static func page(_ screen: SettingsScreen) -> SettingsValue {
    [
      "name": .string(screen.name), "title": .string(screen.title),
      "sections": .array(screen.groups.map(section)),
    ]
  }

  private static func section(_ group: SettingsGroup) -> SettingsValue {
    var members: [String: SettingsValue] = ["rows": .array(group.items.map(row))]
    members["key"] = group.key.map(SettingsValue.string)
    members["header"] = group.header.map(SettingsValue.string)
    members["footer"] = group.footer.map(SettingsValue.string)
    return .dictionary(members)
  }

  static func row(_ item: SettingsItem) -> SettingsValue {
    var members: [String: SettingsValue] = ["title": .string(item.title)]
    members["key"] = item.key.map(SettingsValue.string)
    members["default"] = item.defaultValue
    members["image"] = item.image.map(SettingsValue.string)
    members["subtitle"] = item.subtitles?.standard.map(SettingsValue.string)
    if let lines = item.subtitles?.byState(of: item.control, .json).byValue, !lines.isEmpty {
      members["subtitles"] = .dictionary(lines.mapValues(SettingsValue.string))
    }
    members["type"] = .string(item.control.typeName)
    for (name, value) in item.control.members { members[name] = value }
    return .dictionary(members)
  }
}

extension SettingsControl {
  /// The type of a row in a ``PagesDocument``.
  var typeName: String {
    switch self {
    case .toggle: "toggle"
    case .choice: "choice"
    case .radio: "radio"
    case .value: "value"
    case .field: "field"
    case .slider: "slider"
    case .child: "page"
    case .address: "address"
    case .button: "button"
    case .date: "date"
    case .list: "list"
    case .inert: "text"
    }
  }

  /// The members of a row that are specific to its type.
  fileprivate var members: [String: SettingsValue] {
    switch self {
    case .toggle(let on, let off, let isCheckmark):
      var members: [String: SettingsValue] = [:]
      if on != true || off != false { members = ["on": on, "off": off] }
      if isCheckmark { members["checkmark"] = true }
      return members
    case .choice(let choices), .radio(let choices), .value(let choices): return choices.members
    case .field(let field):
      var members: [String: SettingsValue] = [:]
      if !field.placeholder.isEmpty { members["placeholder"] = .string(field.placeholder) }
      if field.isSecure { members["secure"] = true }
      if field.lines > 1 { members["lines"] = .integer(field.lines) }
      members["keyboard"] = field.keyboard.map(SettingsValue.string)
      members["capitals"] = field.capitals.map(SettingsValue.string)
      members["correction"] = field.correction.map(SettingsValue.string)
      members["contentType"] = field.contentType.map(SettingsValue.string)
      return members
    case .slider(let minimum, let maximum):
      return ["minimum": .real(minimum), "maximum": .real(maximum)]
    case .child(let page): return ["page": .string(page)]
    case .address(let address): return ["address": .string(address)]
    case .date(let mode): return ["mode": .string(mode.rawValue)]
    case .list(let list):
      var members: [String: SettingsValue] = [
        "item": PagesDocumentWriter.row(list.item), "deletable": .bool(list.isDeletable),
      ]
      members["adding"] = list.adding.map(PagesDocumentWriter.row)
      return members
    case .button, .inert: return [:]
    }
  }
}

extension SettingsChoices {
  fileprivate var members: [String: SettingsValue] {
    var members: [String: SettingsValue] = [
      "choices": .array(
        choices.map { choice in
          var members: [String: SettingsValue] = [
            "value": choice.value, "title": .string(choice.title),
          ]
          members["shortTitle"] = choice.shortTitle.map(SettingsValue.string)
          members["image"] = choice.image.map(SettingsValue.string)
          return .dictionary(members)
        })
    ]
    members["choiceFooter"] = footer.map(SettingsValue.string)
    if isQuick { members["quick"] = true }
    return members
  }
}
