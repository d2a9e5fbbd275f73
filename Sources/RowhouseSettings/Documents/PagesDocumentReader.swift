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
  /// The place of the value that is being read.
  private(set) var place: JSONPlace
  /// The title of the row that is being read.
  private var title: String?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: The name of the file, for diagnostics.
  ///   - lines: The lines of the values in the file, or `nil` if they are not known.
  init(file: String, lines: JSONLines?) {
    self.file = file
    place = JSONPlace(lines)
  }

  mutating func read(_ value: SettingsValue) {
    guard let members = value.members else { return report(.noPage(found: value.typeName)) }
    let list = place.member("pages")
    guard let pages = members["pages"]?.elements else {
      return at(list) { $0.report(.noSpecifiers(found: members["pages"]?.typeName)) }
    }
    let pageNames = pages.map { $0.members?["name"]?.text }
    names = Set(pageNames.prefix(SettingsBundle.pageLimit).compactMap(\.self))
    ignoredNames = Set(pageNames.dropFirst(SettingsBundle.pageLimit).compactMap(\.self))
    if let root = text("root", of: members), !names.contains(root) {
      at(place.member("root")) { $0.report(.missingPage(root)) }
    }
    for (number, page) in pages.prefix(SettingsBundle.pageLimit).enumerated() {
      at(list.element(number)) { $0.readPage(page) }
    }
    if pages.count > SettingsBundle.pageLimit {
      at(list.element(SettingsBundle.pageLimit)) {
        $0.report(.tooManyPages(limit: SettingsBundle.pageLimit))
      }
    }
  }

  private mutating func readPage(_ page: SettingsValue) {
    guard let members = page.members else { return report(.noSpecifier(found: page.typeName)) }
    guard let name = text("name", of: members) else { return report(.noPageName) }
    if screens[name] != nil {
      return at(place.member("name")) { $0.report(.repeatedPage(name)) }
    }
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
    item.subtitles = item.subtitles?.byValue(of: item.control, .json)
    checkDefault(of: item)
    return item
  }

  private mutating func checkDefault(of item: SettingsItem) {
    guard let value = item.defaultValue, value != .null else { return }
    switch item.control {
    case .choice(let choices), .radio(let choices):
      if choices.position(of: value) != nil { return }
      at(place.member("default")) { $0.report(.defaultNotInValues(value.shownText)) }
    case .slider(let minimum, let maximum):
      guard let number = member("default", of: ["default": value], "number", \.number),
        !(minimum...maximum).contains(number)
      else { return }
      at(place.member("default")) { $0.report(.defaultOutOfRange(value.shownText)) }
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
      report(.missingKey("key"))
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
    case "address": return address(text("address", of: members))
    case "button": return .button
    case "date":
      let mode = option("mode", of: members, among: SettingsDateMode.allCases.map(\.rawValue))
      return .date(mode.flatMap(SettingsDateMode.init(rawValue:)) ?? .dateAndTime)
    case "list": return list(members)
    case "text": return .inert
    default:
      let suggestion = SpellingRules.suggestion(for: type, among: Self.rowTypes)
      at(place.member("type")) { $0.report(.unknownType(type, suggestion: suggestion)) }
      return .inert
    }
  }

  private mutating func list(_ members: [String: SettingsValue]) -> SettingsControl {
    if members["item"] == nil { report(.missingKey("item")) }
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
    return at(place.member(name)) { reader in
      if let type = element["type"]?.text, !types.contains(type) {
        reader.report(.unusableListItem(type, allowed: types))
      }
      return reader.item(element)
    }
  }

  private mutating func choices(_ members: [String: SettingsValue]) -> SettingsChoices {
    let list = elements("choices", of: members) { reader, members, _ in
      reader.reportMisspelled(members, among: ["value", "title", "shortTitle", "image"])
      if members["value"] == nil { reader.report(.noChoiceValue) }
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
    field.keyboard = option("keyboard", of: members, among: SettingsOptions.keyboards)
    field.capitals = option("capitals", of: members, among: SettingsOptions.capitals)
    field.correction = option("correction", of: members, among: SettingsOptions.corrections)
    field.contentType = contentType(members)
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
    report(
      .emptyRange(
        minimum: SettingsValue.real(minimum).shownText,
        maximum: SettingsValue.real(maximum).shownText))
    return .slider(minimum: 0, maximum: 1)
  }

  private mutating func page(_ name: String?) -> SettingsControl {
    guard let name else {
      report(.noDestination)
      return .inert
    }
    if names.contains(name) { return .child(page: name) }
    if !ignoredNames.contains(name) { at(place.member("page")) { $0.report(.missingFile(name)) } }
    return .inert
  }

  private mutating func address(_ address: String?) -> SettingsControl {
    guard let address else {
      report(.missingKey("address"))
      return .inert
    }
    if WebAddress.isUsable(address) { return .address(address) }
    at(place.member("address")) { $0.report(.unusableAddress(address)) }
    return .inert
  }
}

// MARK: - Places

extension PagesDocumentReader {
  mutating func report(_ kind: SettingsDiagnostic.Kind) {
    diagnostics.append(SettingsDiagnostic(kind, file: file, at: place, row: title))
  }

  /// Reads the value at a place.
  mutating func at<Result>(
    _ inner: JSONPlace, _ body: (inout PagesDocumentReader) -> Result
  ) -> Result {
    let outer = place
    defer { place = outer }
    place = inner
    return body(&self)
  }
}
