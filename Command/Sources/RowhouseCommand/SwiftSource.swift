// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseSettings

/// Swift source of pages that are equivalent to those of a bundle.
public struct SwiftSource {
  private let bundle: SettingsBundle
  private var pageTypes: [String: String] = [:]
  private var typedKeys: [String: TypedKey] = [:]

  /// Chooses names for the pages and settings of a bundle.
  public init(_ bundle: SettingsBundle) {
    self.bundle = bundle
    var types = SwiftNames(reserved: ["TablePage", "ListPage", "LoadingPage", "SettingsPage"])
    var keys = SwiftNames()
    for page in bundle.pageNames {
      pageTypes[page] = types.name(for: page, suffix: "Page")
      for item in bundle.screens[page]?.groups.flatMap(\.items) ?? [] {
        guard let key = item.key, typedKeys[key] == nil, let type = Self.type(of: item) else {
          continue
        }
        let value = bundle.defaults[key] ?? item.defaultValue
        typedKeys[key] = TypedKey(name: keys.name(for: key), type: type, defaultValue: value)
      }
    }
  }

  /// The source, which imports Rowhouse and RowhouseSettings.
  public var text: String {
    let pages = bundle.pageNames.map(page)
    let body = ([keys] + pages).joined(separator: "\n\n")
    let foundation = body.contains(".date(Date(") ? "import Foundation\n" : ""
    return """
      // The pages of a Settings.bundle, converted by `rowhouse convert`.

      \(foundation)import Rowhouse
      import RowhouseSettings

      \(body)

      """
  }
}

/// A setting with a property in `SettingsKeys`.
private struct TypedKey {
  var name: String
  var type: String
  var defaultValue: SettingsValue?

  var source: String {
    let value =
      switch type {
      case "Bool": "\(defaultValue?.truth ?? false)"
      default: SwiftLiteral.text(defaultValue?.shownText ?? "")
      }
    return value
  }
}

// MARK: - Pages

extension SwiftSource {
  /// Returns the type of a setting that a row can change through a key path, or `nil` for others.
  private static func type(of item: SettingsItem) -> String? {
    switch item.control {
    case .toggle(true, false, isCheckmark: false): "Bool"
    case .field where item.defaultValue == nil || item.defaultValue?.text != nil: "String"
    case .toggle, .choice, .radio, .value, .field, .slider, .child, .address, .button, .date, .list,
      .inert:
      nil
    }
  }

  private var keys: String {
    let lines = typedKeys.sorted { $0.value.name < $1.value.name }.map { key, typed in
      let name = SwiftLiteral.text(key)
      return "  var \(typed.name): SettingsKey<\(typed.type)> { "
        + "SettingsKey(\(name), default: \(typed.source)) }"
    }
    return "extension SettingsKeys {\n\(lines.joined(separator: "\n"))\n}"
  }

  private func page(_ name: String) -> String {
    let screen = bundle.screens[name] ?? SettingsScreen(name: name, title: "", groups: [])
    let texts = SettingsTexts(language: bundle.variant.languages.first ?? "en")
    let title =
      !screen.title.isEmpty
      ? screen.title : name == bundle.root ? texts.settings : linkTitle(of: name)
    let sections = screen.groups.map { section($0) }.joined(separator: "\n")
    return """
      struct \(pageTypes[name] ?? "Page"): TablePage {
        let settings: LiveSettings
        var title: String { \(SwiftLiteral.text(title)) }

        var sections: [TableSection] {
      \(sections)
        }
      }
      """
  }

  /// Returns the title of the first link to a page.
  private func linkTitle(of name: String) -> String {
    let items = bundle.pageNames.lazy.flatMap { bundle.screens[$0]?.groups.flatMap(\.items) ?? [] }
    return items.first { $0.control == .child(page: name) && !$0.title.isEmpty }?.title ?? name
  }

  private func section(_ group: SettingsGroup) -> String {
    let edges =
      SwiftLiteral.text(group.header ?? "") + ", footer: " + SwiftLiteral.text(group.footer ?? "")
    if case .radio(let choices)? = group.items.first?.control, let item = group.items.first {
      return "    TableSection(\n      \(edges),\n      rows: SettingsChoices(["
        + self.choices(choices) + "\n      ]).rows(\(arguments(item))))"
    }
    let rows = group.items.map { "      " + row($0) + "\n" }.joined()
    return "    TableSection(\(edges)) {\n\(rows)    }"
  }
}

// MARK: - Rows

extension SwiftSource {
  private func row(_ item: SettingsItem) -> String {
    let title = SwiftLiteral.text(item.title)
    let subtitle = subtitle(item)
    let key = item.key.map(SwiftLiteral.text) ?? "\"\""
    switch item.control {
    case .toggle(let on, let off, let isCheckmark):
      if !isCheckmark, let typed = item.key.flatMap({ typedKeys[$0] }), typed.type == "Bool",
        on == true, off == false
      {
        return "ToggleRow(\(title), settings, \\.\(typed.name))\(subtitle)"
      }
      let isOn = "\(value(item)).matches(\(SwiftLiteral.typed(on)))"
      let choice =
        "{ settings.set($0 ? \(SwiftLiteral.typed(on)) : \(SwiftLiteral.typed(off)), forKey: \(key)) }"
      if !isCheckmark { return "ToggleRow(\(title), isOn: \(isOn)) \(choice)\(subtitle)" }
      return "Row(\(title))\(subtitle).accessory(\(isOn) ? .checkmark : .none)"
        + ".onSelect { settings.set(\(isOn) ? \(SwiftLiteral.typed(off)) : \(SwiftLiteral.typed(on)), forKey: \(key)) }"
    case .choice(let choices):
      var list = "SettingsChoices([\(self.choices(choices))\n      ]"
      if let footer = choices.footer { list += ", footer: \(SwiftLiteral.text(footer))" }
      return "ChoiceRow(\(title), \(arguments(item)), choices: \(list)))\(subtitle)"
    case .value(let choices):
      let shown = "SettingsChoices([\(self.choices(choices))]).shortTitle(of: \(value(item)))"
      return
        "Row(\(title))\(subtitle).value(\(choices.choices.isEmpty ? "\(value(item)).shownText" : shown))"
    case .field(let field): return fieldRow(item, field) + subtitle
    case .slider(let minimum, let maximum):
      let range = "\(SwiftLiteral.number(minimum))...\(SwiftLiteral.number(maximum))"
      return
        "SliderRow(\(title), value: \(value(item)).number ?? \(SwiftLiteral.number(minimum)), "
        + "in: \(range)) { settings.set(.real($0), forKey: \(key)) }\(subtitle)"
    case .child(let page):
      let shown =
        item.key == nil || item.subtitles != nil ? "" : ".value(\(value(item)).shownText)"
      return
        "LinkRow(\(title)) { \(pageTypes[page] ?? "Page")(settings: settings) }\(subtitle)\(shown)"
    case .address(let address):
      return "Row(\(title))\(subtitle).accessory(.disclosure)"
        + ".onSelect { Navigator.current?.alert(\(title), message: \(SwiftLiteral.text(address))) }"
    case .button:
      return subtitle.isEmpty
        ? "ButtonRow(\(title)) { /* \(commentText(item.key ?? "")) */ }"
        : "Row(\(title))\(subtitle).onSelect { /* \(commentText(item.key ?? "")) */ }"
    case .date(let mode):
      return "FieldRow(\(title), text: \(value(item)).shownText ?? \"\", "
        + "placeholder: \(SwiftLiteral.text(mode.example))) { settings.set(.string($0), forKey: \(key)) }"
    case .list(let list): return addingRow(list.adding)
    case .radio, .inert: return "Row(\(title))\(subtitle)"
    }
  }

  private func fieldRow(_ item: SettingsItem, _ field: SettingsField) -> String {
    let title = SwiftLiteral.text(item.title)
    let key = item.key.map(SwiftLiteral.text) ?? "\"\""
    let kind = field.isSecure ? ".secure" : ".text"
    let options = "placeholder: \(SwiftLiteral.text(field.placeholder)), kind: \(kind)"
    let lines = field.lines > 1 ? ".lines(\(field.lines))" : ""
    if let typed = item.key.flatMap({ typedKeys[$0] }), typed.type == "String" {
      return "FieldRow(\(title), settings, \\.\(typed.name), \(options))\(lines)"
    }
    return "FieldRow(\(title), text: \(value(item)).shownText ?? \"\", \(options)) "
      + "{ settings.set(.string($0), forKey: \(key)) }\(lines)"
  }

  private func addingRow(_ item: SettingsItem?) -> String {
    guard let item else { return "Row(\"\")" }
    let title = SwiftLiteral.text(item.title)
    switch item.control {
    case .field(let field):
      let placeholder = field.placeholder.isEmpty ? item.title : field.placeholder
      return
        "FieldRow(\(title), text: \"\", placeholder: \(SwiftLiteral.text(placeholder))) { _ in }"
    case .choice: return "LinkRow(\(title)) { ListPage(\(title), [String]()) }"
    case .toggle, .radio, .value, .slider, .child, .address, .button, .date, .list, .inert:
      return "ButtonRow(\(title)) {}"
    }
  }

  /// Returns the source of a setting's value, or else its default.
  private func value(_ item: SettingsItem) -> String {
    let fallback = SwiftLiteral.value(item.defaultValue ?? .null)
    guard let key = item.key.map(SwiftLiteral.text) else { return "(\(fallback) as SettingsValue)" }
    return "settings.value(forKey: \(key), default: \(fallback))"
  }

  private func arguments(_ item: SettingsItem) -> String {
    let value = item.defaultValue.map { ", default: \(SwiftLiteral.value($0))" } ?? ""
    return "settings, key: \(SwiftLiteral.text(item.key ?? ""))\(value)"
  }

  private func choices(_ choices: SettingsChoices) -> String {
    choices.choices.map { choice in
      let value = SwiftLiteral.value(choice.value)
      let title = SwiftLiteral.text(choice.title)
      let short = choice.shortTitle.map { ", shortTitle: \(SwiftLiteral.text($0))" } ?? ""
      return "\n        SettingsChoices.Choice(\(value), title: \(title)\(short)),"
    }.joined()
  }

  private func subtitle(_ item: SettingsItem) -> String {
    guard let subtitles = item.subtitles else { return "" }
    if subtitles.byValue.isEmpty {
      return subtitles.standard.map { ".subtitle(\(SwiftLiteral.text($0)))" } ?? ""
    }
    let lines = subtitles.byValue.sorted { $0.key < $1.key }
      .map { "\(SwiftLiteral.text($0.key)): \(SwiftLiteral.text($0.value))" }.joined(
        separator: ", ")
    let standard = subtitles.standard.map(SwiftLiteral.text) ?? "nil"
    return ".subtitle(SettingsSubtitles(standard: \(standard), byValue: [\(lines)])"
      + ".text(for: \(value(item))))"
  }

  private func commentText(_ text: String) -> String { text.filter { $0 != "*" && $0 != "/" } }
}
