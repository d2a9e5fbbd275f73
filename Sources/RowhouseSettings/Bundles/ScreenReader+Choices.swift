// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ScreenReader {
  /// Returns the values of a specifier with their localized titles, and reports their mistakes.
  mutating func choices(_ specifier: SettingsSpecifier) -> SettingsChoices {
    let values = specifier[.values]?.elements ?? []
    let titles = specifier[.titles]?.elements ?? []
    let shortTitles = specifier[.shortTitles]?.elements ?? []
    let icons = specifier.texts(.iconNames)
    if titles.count != values.count, specifier[.titles] != nil || specifier[.values] != nil {
      report(.countsDiffer(titles: titles.count, values: values.count), specifier)
    }
    checkValues(values, specifier)
    var choices: [SettingsChoices.Choice] = values.indices.map { position in
      let value = values[position]
      let title = titles.indices.contains(position) ? titles[position] : value
      var choice = SettingsChoices.Choice(value, title: localized(title.shownText))
      if shortTitles.indices.contains(position) {
        choice.shortTitle = localized(shortTitles[position].shownText)
      }
      if icons.indices.contains(position), !icons[position].isEmpty {
        choice.image = icons[position]
      }
      return choice
    }
    if specifier.isTrue(.displaySortedByTitle) {
      choices.sort { TitleOrder.precedes($0.title, $1.title) }
    }
    var result = SettingsChoices(choices)
    // The footer of a radio group belongs to its section.
    if specifier.kind == .multiValue { result.footer = text(specifier, .footerText) }
    result.isQuick = specifier.isTrue(.quickSelection)
    return result
  }

  private mutating func checkValues(_ values: [SettingsValue], _ specifier: SettingsSpecifier) {
    var seen: Set<SettingsValue> = []
    for value in values where !seen.insert(value).inserted {
      report(.repeatedValue(value.shownText), specifier)
    }
    let types = Set(values.map(\.typeName))
    if types.count > 1 { report(.mixedValues(types.sorted()), specifier) }
  }

  /// Returns the default value of a row, corrected if necessary, and reports its mistakes.
  mutating func defaultValue(
    _ specifier: SettingsSpecifier, _ kind: SettingsKind, _ control: SettingsControl
  ) -> SettingsValue? {
    guard let value = specifier[.defaultValue] else { return nil }
    switch control {
    case .toggle(let on, let off, _): return toggleDefault(value, on, off, specifier)
    case .choice(let choices), .radio(let choices):
      return chosenDefault(value, choices, specifier)
    case .slider:
      guard value.number == nil else { return value }
      if let number = value.text.flatMap(Double.init) { return .real(number) }
      let key = SettingsKeyName.defaultValue.rawValue
      report(.wrongType(key, expected: "number", found: value.typeName), specifier)
      return nil
    case .value, .field, .child, .address, .button, .date, .list, .inert: return value
    }
  }

  private mutating func toggleDefault(
    _ value: SettingsValue, _ on: SettingsValue, _ off: SettingsValue,
    _ specifier: SettingsSpecifier
  ) -> SettingsValue {
    if value.matches(on) || value.matches(off) { return value }
    let isOn = value.truth ?? false
    report(.toggleDefault(value.shownText, isOn: isOn), specifier)
    return isOn ? on : off
  }

  private mutating func chosenDefault(
    _ value: SettingsValue, _ choices: SettingsChoices, _ specifier: SettingsSpecifier
  ) -> SettingsValue {
    guard let position = choices.position(of: value) else {
      report(.defaultNotInValues(value.shownText), specifier)
      return value
    }
    let chosen = choices.choices[position].value
    if !chosen.matches(value) { report(.defaultOfOtherType(value.shownText), specifier) }
    return chosen
  }
}
