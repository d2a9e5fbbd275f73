// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reader of ``PagesDocument``.
struct PagesDocumentReader {
  let file: String
  private(set) var screens: [String: SettingsScreen] = [:]
  private(set) var order: [String] = []
  private(set) var diagnostics: [SettingsDiagnostic] = []
  /// The names of the pages, also of those that have not been read yet.
  private var names: Set<String> = []
  /// The number of rows that were read, by which they are named in diagnostics.
  private var position = 0

  init(file: String) { self.file = file }

  mutating func read(_ value: SettingsValue) {
    guard let pages = value.members?["pages"]?.elements else {
      return report(.noPage(found: value.typeName))
    }
    names = Set(pages.compactMap { $0.members?["name"]?.text })
    for page in pages.prefix(SettingsBundle.pageLimit) {
      guard let members = page.members, let name = members["name"]?.text, screens[name] == nil
      else {
        report(.noPage(found: page.typeName))
        continue
      }
      position = 0
      let sections = members["sections"]?.elements ?? []
      let groups = sections.enumerated().map { group($1, at: $0) }
      screens[name] = SettingsScreen(
        name: name, title: members["title"]?.text ?? "", groups: groups)
      order.append(name)
    }
    if pages.count > SettingsBundle.pageLimit {
      report(.tooManyPages(limit: SettingsBundle.pageLimit))
    }
  }

  private mutating func report(_ kind: SettingsDiagnostic.Kind, _ title: String? = nil) {
    diagnostics.append(
      SettingsDiagnostic(
        kind, file: file, position: title == nil ? nil : position, specifier: title))
  }

  private mutating func group(_ value: SettingsValue, at number: Int) -> SettingsGroup {
    let members = value.members ?? [:]
    var group = SettingsGroup(
      // Negative numbers distinguish sections, since they are no specifiers.
      position: -2 - number, key: members["key"]?.text, header: members["header"]?.text,
      footer: members["footer"]?.text)
    for row in members["rows"]?.elements ?? [] {
      group.items.append(item(row))
      position += 1
    }
    return group
  }

  private mutating func item(_ value: SettingsValue) -> SettingsItem {
    let members = value.members ?? [:]
    let title = members["title"]?.text ?? ""
    var item = SettingsItem(
      position: position, key: members["key"]?.text, title: title, control: .inert)
    item.image = members["image"]?.text
    item.defaultValue = members["default"]
    let standard = members["subtitle"]?.text
    let byValue = members["subtitles"]?.members?.compactMapValues(\.text) ?? [:]
    if standard != nil || !byValue.isEmpty {
      item.subtitles = SettingsSubtitles(standard: standard, byValue: byValue)
    }
    item.control = control(members, type: members["type"]?.text, title: title)
    return item
  }

  private mutating func control(
    _ members: [String: SettingsValue], type: String?, title: String
  ) -> SettingsControl {
    guard let type else {
      report(.noType, title)
      return .inert
    }
    let keyed = ["toggle", "choice", "radio", "field", "slider", "button", "date", "list"]
    if keyed.contains(type), members["key"]?.text == nil {
      report(.missingKey(.key), title)
      return .inert
    }
    switch type {
    case "toggle":
      return .toggle(
        on: members["on"] ?? true, off: members["off"] ?? false,
        isCheckmark: members["checkmark"]?.truth ?? false)
    case "choice", "radio":
      let choices = choices(members)
      if choices.choices.isEmpty {
        report(.noValues, title)
        return .value(choices)
      }
      return type == "choice" ? .choice(choices) : .radio(choices)
    case "value": return .value(choices(members))
    case "field": return .field(field(members))
    case "slider": return slider(members, title)
    case "page": return page(members["page"]?.text, title)
    case "address":
      guard let address = members["address"]?.text, WebAddress.isUsable(address) else {
        report(.unusableAddress(members["address"]?.shownText ?? ""), title)
        return .inert
      }
      return .address(address)
    case "button": return .button
    case "date":
      return .date(members["mode"]?.text.flatMap(SettingsDateMode.init(rawValue:)) ?? .dateAndTime)
    case "list":
      return .list(
        SettingsList(
          item: item(members["item"] ?? ["type": "text"]),
          adding: members["adding"].map { item($0) },
          isDeletable: members["deletable"]?.truth ?? false))
    case "text": return .inert
    default:
      let known = [
        "toggle", "choice", "radio", "value", "field", "slider", "page", "address", "button",
        "date",
        "list", "text",
      ]
      report(
        .unknownType(type, suggestion: SpellingRules.suggestion(for: type, among: known)), title)
      return .inert
    }
  }

  private func choices(_ members: [String: SettingsValue]) -> SettingsChoices {
    let list = (members["choices"]?.elements ?? []).compactMap(\.members).map { members in
      let value = members["value"] ?? .null
      var choice = SettingsChoices.Choice(
        value, title: members["title"]?.text ?? value.shownText,
        shortTitle: members["shortTitle"]?.text)
      choice.image = members["image"]?.text
      return choice
    }
    var choices = SettingsChoices(list, footer: members["choiceFooter"]?.text)
    choices.isQuick = members["quick"]?.truth ?? false
    return choices
  }

  private func field(_ members: [String: SettingsValue]) -> SettingsField {
    var field = SettingsField()
    field.placeholder = members["placeholder"]?.text ?? ""
    field.isSecure = members["secure"]?.truth ?? false
    field.keyboard = members["keyboard"]?.text
    field.capitals = members["capitals"]?.text
    field.correction = members["correction"]?.text
    field.contentType = members["contentType"]?.text
    field.lines = min(max(members["lines"]?.number.flatMap(Int.init(exactly:)) ?? 1, 1), 100)
    return field
  }

  private mutating func slider(
    _ members: [String: SettingsValue], _ title: String
  ) -> SettingsControl {
    let minimum = members["minimum"]?.number ?? 0
    let maximum = members["maximum"]?.number ?? 1
    if minimum < maximum, (maximum - minimum).isFinite {
      return .slider(minimum: minimum, maximum: maximum)
    }
    report(.emptyRange(minimum: "\(minimum)", maximum: "\(maximum)"), title)
    return .slider(minimum: 0, maximum: 1)
  }

  private mutating func page(_ name: String?, _ title: String) -> SettingsControl {
    guard let name else {
      report(.noDestination, title)
      return .inert
    }
    if names.contains(name) { return .child(page: name) }
    report(.missingFile(name), title)
    return .inert
  }
}
