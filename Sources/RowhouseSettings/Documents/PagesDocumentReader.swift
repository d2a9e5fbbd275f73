// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reader of a ``PagesDocument``.
struct PagesDocumentReader {
  let file: String
  private(set) var screens: [String: SettingsScreen] = [:]
  private(set) var order: [String] = []
  private(set) var diagnostics: [SettingsDiagnostic] = []
  /// The names of the pages, including those that have not been read yet.
  private var names: Set<String> = []
  /// The names of the pages that exceed the limit.
  private var ignoredNames: Set<String> = []
  /// The number of rows of the page that have been read, by which the rows are named.
  private var position = 0
  /// The path of the value that is being read, such as `pages[1].sections[0]`, and the title of its
  /// row.
  private var (path, title): (String, String?) = ("", nil)

  init(file: String) { self.file = file }

  mutating func read(_ value: SettingsValue) {
    guard let members = value.members else { return report(.noPage(found: value.typeName)) }
    guard let pages = members["pages"]?.elements else {
      let found = (members["pages"] ?? .null).typeName
      return at(".pages") { $0.report(.wrongMember(expected: "array", found: found)) }
    }
    let pageNames = pages.map { $0.members?["name"]?.text }
    names = Set(pageNames.prefix(SettingsBundle.pageLimit).compactMap(\.self))
    ignoredNames = Set(pageNames.dropFirst(SettingsBundle.pageLimit).compactMap(\.self))
    if let root = text("root", of: members), !names.contains(root) {
      at(".root") { $0.report(.missingPage(root)) }
    }
    for (number, page) in pages.prefix(SettingsBundle.pageLimit).enumerated() {
      at(".pages[\(number)]") { $0.readPage(page) }
    }
    if pages.count > SettingsBundle.pageLimit {
      report(.tooManyPages(limit: SettingsBundle.pageLimit))
    }
  }

  private mutating func readPage(_ page: SettingsValue) {
    guard let members = page.members else { return report(.noSpecifier(found: page.typeName)) }
    guard let name = text("name", of: members) else { return report(.noPageName) }
    if screens[name] != nil { return report(.repeatedPage(name)) }
    position = 0
    reportMisspelled(members, among: ["name", "title", "sections"])
    let title = text("title", of: members) ?? ""
    let groups = elements("sections", of: members) { $0.group($1, at: $2) }
    screens[name] = SettingsScreen(name: name, title: title, groups: groups)
    order.append(name)
  }

  private mutating func group(_ members: [String: SettingsValue], at number: Int) -> SettingsGroup {
    reportMisspelled(members, among: ["key", "header", "footer", "rows"])
    var group = SettingsGroup(
      // Negative numbers distinguish sections, because they are not specifiers.
      position: -2 - number, key: text("key", of: members), header: text("header", of: members),
      footer: text("footer", of: members))
    group.items = elements("rows", of: members) { reader, row, _ in
      defer { reader.position += 1 }
      return reader.item(row)
    }
    return group
  }

  private mutating func item(_ members: [String: SettingsValue]) -> SettingsItem {
    let outer = title
    defer { title = outer }
    title = members["title"]?.text
    reportMisspelled(members, among: Self.rowMembers)
    var item = SettingsItem(
      position: position, key: text("key", of: members), title: text("title", of: members) ?? "",
      control: .inert)
    item.image = text("image", of: members)
    item.defaultValue = members["default"]
    let standard = text("subtitle", of: members)
    let byValue =
      member("subtitles", of: members, "dictionary", \.members)?.compactMapValues(\.text) ?? [:]
    if standard != nil || !byValue.isEmpty {
      item.subtitles = SettingsSubtitles(standard: standard, byValue: byValue)
    }
    item.control = control(members, type: text("type", of: members))
    checkDefault(of: item)
    return item
  }

  private mutating func checkDefault(of item: SettingsItem) {
    guard let value = item.defaultValue, value != .null else { return }
    switch item.control {
    case .choice(let choices), .radio(let choices):
      if choices.position(of: value) != nil { return }
      at(".default") { $0.report(.defaultNotInValues(value.shownText)) }
    case .slider:
      _ = member("default", of: ["default": value], "number", \.number)
    case .toggle, .value, .field, .child, .address, .button, .date, .list, .inert: break
    }
  }

  private mutating func control(
    _ members: [String: SettingsValue], type: String?
  ) -> SettingsControl {
    guard let type else {
      report(.noType)
      return .inert
    }
    let keyed = ["toggle", "choice", "radio", "field", "slider", "button", "date", "list"]
    if keyed.contains(type), members["key"]?.text == nil {
      report(.missingKey(.key))
      return .inert
    }
    switch type {
    case "toggle":
      return .toggle(
        on: members["on"] ?? true, off: members["off"] ?? false,
        isCheckmark: isTrue("checkmark", of: members))
    case "choice", "radio":
      let choices = choices(members)
      if choices.choices.isEmpty {
        report(.noValues)
        return .value(choices)
      }
      return type == "choice" ? .choice(choices) : .radio(choices)
    case "value": return .value(choices(members))
    case "field": return .field(field(members))
    case "slider": return slider(members)
    case "page": return page(text("page", of: members))
    case "address":
      let address = text("address", of: members) ?? ""
      if WebAddress.isUsable(address) { return .address(address) }
      report(.unusableAddress(address))
      return .inert
    case "button": return .button
    case "date":
      let name = text("mode", of: members)
      let mode = name.map(SettingsDateMode.init(rawValue:)) ?? .dateAndTime
      if mode == nil, let name { report(.unknownOption(.datePickerMode, name)) }
      return .date(mode ?? .dateAndTime)
    case "list": return list(members)
    case "text": return .inert
    default:
      let known = [
        "toggle", "choice", "radio", "value", "field", "slider", "page", "address", "button",
        "date",
        "list", "text",
      ]
      report(
        .unknownType(type, suggestion: SpellingRules.suggestion(for: type, among: known)))
      return .inert
    }
  }

  private mutating func list(_ members: [String: SettingsValue]) -> SettingsControl {
    let item = element("item", of: members, ["text", "value", "field", "choice", "button"])
    let adding = element("adding", of: members, ["field", "choice"])
    return .list(
      SettingsList(
        item: item ?? SettingsItem(position: position, key: "element", title: "", control: .inert),
        adding: adding, isDeletable: isTrue("deletable", of: members)))
  }

  /// Returns a row of a list, which does not need a key.
  private mutating func element(
    _ name: String, of members: [String: SettingsValue], _ types: [String]
  ) -> SettingsItem? {
    guard var element = member(name, of: members, "dictionary", \.members) else { return nil }
    if element["key"] == nil { element["key"] = "element" }
    return at(".\(name)") { reader in
      if let type = element["type"]?.text, !types.contains(type) {
        reader.report(.unusableListItem(type))
      }
      return reader.item(element)
    }
  }

  private mutating func choices(_ members: [String: SettingsValue]) -> SettingsChoices {
    let list = elements("choices", of: members) { reader, members, _ in
      reader.reportMisspelled(members, among: ["value", "title", "shortTitle", "image"])
      let value = members["value"] ?? .null
      var choice = SettingsChoices.Choice(
        value, title: reader.text("title", of: members) ?? value.shownText,
        shortTitle: reader.text("shortTitle", of: members))
      choice.image = reader.text("image", of: members)
      return choice
    }
    var choices = SettingsChoices(list, footer: text("choiceFooter", of: members))
    choices.isQuick = isTrue("quick", of: members)
    return choices
  }

  private mutating func field(_ members: [String: SettingsValue]) -> SettingsField {
    var field = SettingsField()
    field.placeholder = text("placeholder", of: members) ?? ""
    field.isSecure = isTrue("secure", of: members)
    field.keyboard = text("keyboard", of: members)
    field.capitals = text("capitals", of: members)
    field.correction = text("correction", of: members)
    field.contentType = text("contentType", of: members)
    let lines = member("lines", of: members, "number", \.number)
    field.lines = min(max(lines.flatMap(Int.init(exactly:)) ?? 1, 1), 100)
    return field
  }

  private mutating func slider(_ members: [String: SettingsValue]) -> SettingsControl {
    let minimum = member("minimum", of: members, "number", \.number) ?? 0
    let maximum = member("maximum", of: members, "number", \.number) ?? 1
    if minimum < maximum, (maximum - minimum).isFinite {
      return .slider(minimum: minimum, maximum: maximum)
    }
    report(.emptyRange(minimum: "\(minimum)", maximum: "\(maximum)"))
    return .slider(minimum: 0, maximum: 1)
  }

  private mutating func page(_ name: String?) -> SettingsControl {
    guard let name else {
      report(.noDestination)
      return .inert
    }
    if names.contains(name) { return .child(page: name) }
    if !ignoredNames.contains(name) { at(".page") { $0.report(.missingFile(name)) } }
    return .inert
  }
}

// MARK: - Members

extension PagesDocumentReader {
  /// The members of rows in the schema.
  private static let rowMembers = [
    "type", "title", "subtitle", "subtitles", "image", "key", "default", "on", "off", "checkmark",
    "choices", "choiceFooter", "quick", "placeholder", "secure", "lines", "keyboard", "capitals",
    "correction", "contentType", "minimum", "maximum", "page", "address", "mode", "item", "adding",
    "deletable",
  ]

  /// Reports members whose name is almost one of the schema.
  ///
  /// Other unknown members belong to the program that has written the document.
  private mutating func reportMisspelled(_ members: [String: SettingsValue], among known: [String])
  {
    for name in members.keys.sorted() where !known.contains(name) {
      // Many words differ from a name such as `on` in one letter only.
      let similar = known.filter { $0.count > 3 || $0 == name.lowercased() }
      guard let suggestion = SpellingRules.suggestion(for: name, among: similar) else { continue }
      report(.unknownKey(name, suggestion: suggestion))
    }
  }

  private mutating func report(_ kind: SettingsDiagnostic.Kind) {
    diagnostics.append(
      SettingsDiagnostic(kind, file: file, path: String(path.dropFirst()), specifier: title))
  }

  /// Reads a part of the current value, given by its path.
  private mutating func at<Result>(
    _ part: String, _ body: (inout PagesDocumentReader) -> Result
  ) -> Result {
    let outer = path
    defer { path = outer }
    path += part
    return body(&self)
  }

  /// Returns a member, or `nil` if it is missing or null.
  ///
  /// Reports a member of a different type.
  private mutating func member<Value>(
    _ name: String, of members: [String: SettingsValue], _ type: String,
    _ read: (SettingsValue) -> Value?
  ) -> Value? {
    guard let member = members[name], member != .null else { return nil }
    if let value = read(member) { return value }
    at(".\(name)") { $0.report(.wrongMember(expected: type, found: member.typeName)) }
    return nil
  }

  private mutating func text(_ name: String, of members: [String: SettingsValue]) -> String? {
    member(name, of: members, "text", \.text)
  }

  private mutating func isTrue(_ name: String, of members: [String: SettingsValue]) -> Bool {
    member(name, of: members, "Boolean", \.truth) ?? false
  }

  /// Reads the dictionaries of an array, and reports other elements.
  private mutating func elements<Element>(
    _ name: String, of members: [String: SettingsValue],
    _ read: (inout PagesDocumentReader, [String: SettingsValue], Int) -> Element
  ) -> [Element] {
    let list = member(name, of: members, "array", \.elements) ?? []
    var elements: [Element] = []
    for (number, element) in list.enumerated() {
      at(".\(name)[\(number)]") { reader in
        if let members = element.members {
          elements.append(read(&reader, members, number))
        } else {
          reader.report(.noSpecifier(found: element.typeName))
        }
      }
    }
    return elements
  }
}
