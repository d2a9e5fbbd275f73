// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings

extension SwiftSource {
  /// Returns the rows of an item that has several, or `nil` for other items.
  func ownRows(_ item: SettingsItem) -> String? {
    switch item.control {
    case .radio(let choices):
      "SettingsChoices([\(self.choices(choices))\n      ]).rows(\(arguments(item)))"
    case .list(let list): "\(self.list(list)).rows(\(arguments(item)))"
    case .toggle, .choice, .value, .field, .slider, .child, .address, .button, .date, .inert: nil
    }
  }

  /// Returns the row of an item.
  func row(_ item: SettingsItem, in group: SettingsGroup) -> String {
    let title = SwiftLiteral.text(item.title)
    let subtitle = subtitle(item)
    switch item.control {
    case .toggle(let on, let off, let isCheckmark):
      return isCheckmark ? checkmarkRow(item, on, off) : toggleRow(item, on, off)
    case .choice(let choices):
      return
        "SettingsChoiceRow(\(title), \(arguments(item)), choices: \(list(of: choices)))\(subtitle)"
    case .value(let choices):
      let shown =
        choices.choices.isEmpty
        ? "\(value(item)).shownText"
        : "SettingsChoices([\(self.choices(choices))\n      ]).shortTitle(of: \(value(item)))"
      return "Row(\(title))\(subtitle).value(\(shown))"
    case .field(let field): return fieldRow(item, field) + subtitle
    case .slider(let minimum, let maximum):
      return sliderRow(item, SliderRange(minimum: minimum, maximum: maximum), in: group)
    case .child(let page):
      return "LinkRow(\(title)) { \(destination(page, linkTitle: item.title)) }\(subtitle)"
        + linkValue(item, page: page)
    case .address(let address) where ExternalLink(address) != nil:
      return "ExternalLinkRow(\(title), to: \(SwiftLiteral.text(address)))\(subtitle)"
    case .address(let address):
      return "Row(\(title))\(subtitle).accessory(.disclosure)"
        + ".onSelect { Navigator.current?.alert(\(title), message: \(SwiftLiteral.text(address))) }"
    case .button:
      return "ButtonRow(\(title)) { /* \(commentText(item.key ?? "")) */ }\(subtitle)"
    case .date(let mode):
      return "SettingsDateRow(\(title), \(arguments(item)), mode: .\(mode))\(subtitle)"
    case .radio, .list, .inert: return "Row(\(title))\(subtitle)"
    }
  }
}

/// The numbers of a slider.
private struct SliderRange {
  let minimum: Double
  let maximum: Double

  /// The range, in which spaces separate the operator from the sign of a negative maximum.
  var source: String {
    let sign = maximum.sign == .minus ? " ... " : "..."
    return SwiftLiteral.number(minimum) + sign + SwiftLiteral.number(maximum)
  }
}

// MARK: - Controls

extension SwiftSource {
  private func toggleRow(_ item: SettingsItem, _ on: SettingsValue, _ off: SettingsValue) -> String
  {
    let title = SwiftLiteral.text(item.title)
    if let typed = item.key.flatMap({ typedKeys[$0] }), typed.type == "Bool", on == true,
      off == false
    {
      return "ToggleRow(\(title), settings, \\.\(typed.name))\(subtitle(item))"
    }
    return "ToggleRow(\(title), isOn: \(isOn(item, on, off))) { "
      + "settings.set($0 ? \(SwiftLiteral.typed(on)) : \(SwiftLiteral.typed(off)), "
      + "forKey: \(key(item))) }\(subtitle(item))"
  }

  private func checkmarkRow(
    _ item: SettingsItem, _ on: SettingsValue, _ off: SettingsValue
  ) -> String {
    "CheckRow(\(SwiftLiteral.text(item.title)), isOn: \(isOn(item, on, off))) { "
      + "settings.set($0 ? \(SwiftLiteral.typed(on)) : \(SwiftLiteral.typed(off)), "
      + "forKey: \(key(item))) }\(subtitle(item))"
  }

  private func isOn(_ item: SettingsItem, _ on: SettingsValue, _ off: SettingsValue) -> String {
    "\(value(item)).isOn(\(SwiftLiteral.value(on)), off: \(SwiftLiteral.value(off)))"
  }

  private func sliderRow(
    _ item: SettingsItem, _ range: SliderRange, in group: SettingsGroup
  ) -> String {
    if item.title.isEmpty {
      let label = SwiftLiteral.text(group.header ?? item.key ?? "")
      return "SettingsSliderRow(label: \(label), \(arguments(item)), in: \(range.source))"
    }
    return "SliderRow(\(SwiftLiteral.text(item.title)), "
      + "value: \(value(item)).number ?? \(SwiftLiteral.number(range.minimum)), "
      + "in: \(range.source)) "
      + "{ settings.set(.real($0), forKey: \(key(item))) }\(subtitle(item))"
  }

  private func fieldRow(_ item: SettingsItem, _ field: SettingsField) -> String {
    let title = SwiftLiteral.text(item.title)
    let options = "placeholder: \(SwiftLiteral.text(field.placeholder)), kind: .\(field.kind)"
    let lines = (field.lines > 1 ? ".lines(\(field.lines))" : "") + keyboard(field)
    if let typed = item.key.flatMap({ typedKeys[$0] }), typed.type == "String" {
      return "FieldRow(\(title), settings, \\.\(typed.name), \(options))\(lines)"
    }
    return "FieldRow(\(title), text: \(value(item)).shownText, \(options)) "
      + "{ settings.set(.string($0), forKey: \(key(item))) }\(lines)"
  }

  /// Returns the modifiers of a field for its keyboard.
  private func keyboard(_ field: SettingsField) -> String {
    (field.content.map { ".content(.\($0))" } ?? "")
      + (field.capitalization.map { ".capitalization(.\($0))" } ?? "")
      + (field.isCorrected.map { ".corrected(\($0))" } ?? "")
  }
}

// MARK: - Values

extension SwiftSource {
  private func key(_ item: SettingsItem) -> String { SwiftLiteral.text(item.key ?? "") }

  /// Returns the source of a setting's value, or else its default.
  private func value(_ item: SettingsItem) -> String {
    let fallback = SwiftLiteral.value(defaultValue(of: item) ?? .null)
    guard let key = item.key.map(SwiftLiteral.text) else { return "(\(fallback) as SettingsValue)" }
    return "settings.value(forKey: \(key), default: \(fallback))"
  }

  /// Returns the arguments of a row of a setting.
  private func arguments(_ item: SettingsItem) -> String {
    let value = defaultValue(of: item).map { ", default: \(SwiftLiteral.value($0))" } ?? ""
    return "settings, key: \(key(item))\(value)"
  }

  private func list(of choices: SettingsChoices) -> String {
    let footer = choices.footer.map { ", footer: \(SwiftLiteral.text($0))" } ?? ""
    let quick = choices.isQuick ? ", isQuick: true" : ""
    return "SettingsChoices([\(self.choices(choices))\n      ]\(footer)\(quick))"
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
      + ".text(for: \(subtitledValue(item))))"
  }

  /// Returns the source of the value whose subtitle a row shows, which is that of the state of a switch.
  private func subtitledValue(_ item: SettingsItem) -> String {
    guard case .toggle(let on, let off, _) = item.control else { return value(item) }
    return "\(isOn(item, on, off)) ? \(SwiftLiteral.typed(on)) : \(SwiftLiteral.typed(off))"
  }

  /// Returns the modifier that shows the value of a link with a key, or an empty string for other links.
  private func linkValue(_ item: SettingsItem, page: String) -> String {
    guard let key = item.key, item.subtitles == nil else { return "" }
    var isList = defaultValue(of: item)?.elements != nil || defaultValue(of: item)?.members != nil
    for found in bundle.screens[page]?.groups.lazy.flatMap(\.items) ?? [] where found.key == key {
      switch found.control {
      case .choice(let choices), .radio(let choices):
        return ".value(SettingsChoices([\(self.choices(choices))\n      ])"
          + ".shortTitle(of: \(value(item))))"
      case .list: isList = true
      case .toggle, .value, .field, .slider, .child, .address, .button, .date, .inert: break
      }
    }
    // A list has no text.
    return isList ? "" : ".value(\(value(item)).shownText)"
  }

  private func commentText(_ text: String) -> String {
    text.filter { $0 != "*" && $0 != "/" && !$0.isNewline }
  }
}

// MARK: - Lists

extension SwiftSource {
  private func list(_ list: SettingsList) -> String {
    let adding = list.adding.map(element) ?? "nil"
    return "SettingsList(\n        item: \(element(list.item)),\n        adding: \(adding), "
      + "isDeletable: \(list.isDeletable)\n      )"
  }

  private func element(_ item: SettingsItem) -> String {
    let key = item.key.map(SwiftLiteral.text) ?? "nil"
    return "SettingsItem(position: \(item.position), key: \(key), "
      + "title: \(SwiftLiteral.text(item.title)), control: \(control(item.control)))"
  }

  /// Returns the control of an element; a control that has no effect in a list is inert.
  private func control(_ control: SettingsControl) -> String {
    switch control {
    case .choice(let choices): ".choice(\(list(of: choices)))"
    case .radio(let choices): ".radio(\(list(of: choices)))"
    case .value(let choices): ".value(\(list(of: choices)))"
    case .field(let field): ".field(\(self.field(field)))"
    case .button: ".button"
    case .toggle, .slider, .child, .address, .date, .list, .inert: ".inert"
    }
  }

  private func field(_ field: SettingsField) -> String {
    var arguments: [String] = []
    if !field.placeholder.isEmpty {
      arguments.append("placeholder: \(SwiftLiteral.text(field.placeholder))")
    }
    if field.isSecure { arguments.append("isSecure: true") }
    let names: [(String, String?)] = [
      ("keyboard", field.keyboard), ("capitals", field.capitals),
      ("correction", field.correction), ("contentType", field.contentType),
    ]
    for case (let label, let name?) in names {
      arguments.append("\(label): \(SwiftLiteral.text(name))")
    }
    if field.lines != 1 { arguments.append("lines: \(field.lines)") }
    return "SettingsField(\(arguments.joined(separator: ", ")))"
  }
}
