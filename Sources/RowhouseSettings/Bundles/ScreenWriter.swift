// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The writer of the file of a page, which is the inverse of ``ScreenReader``.
struct ScreenWriter {
  /// The names of the files of pages, by page name.
  let files: [String: String]
  private var specifiers: [SettingsSpecifier] = []

  init(files: [String: String]) { self.files = files }

  mutating func document(of screen: SettingsScreen) -> SettingsDocument {
    for (number, group) in screen.groups.enumerated() { append(group, isFirst: number == 0) }
    return SettingsDocument(
      path: "\(files[screen.name] ?? screen.name).plist",
      members: screen.title.isEmpty ? [:] : ["Title": .string(screen.title)],
      specifiers: specifiers)
  }

  private mutating func append(_ group: SettingsGroup, isFirst: Bool) {
    // A radio group and a list have the texts of their section, and follow no other specifier of it.
    let isOwn = group.items.first?.isSection ?? false
    let hasTexts = group.header != nil || group.footer != nil || group.key != nil
    if !isOwn, hasTexts || !isFirst || group.items.isEmpty { appendGroup(group) }
    for (number, item) in group.items.enumerated() {
      if item.isSection {
        append(item, in: number == 0 ? group : SettingsGroup())
      } else {
        if number > 0, group.items[number - 1].isSection { appendGroup(SettingsGroup()) }
        append(item.members(files: files))
      }
    }
  }

  private mutating func appendGroup(_ group: SettingsGroup) {
    append([
      .type: .string(SettingsKind.group.rawValue), .key: group.key.map(SettingsValue.string),
      .title: group.header.map(SettingsValue.string),
      .footerText: group.footer.map(SettingsValue.string),
    ])
  }

  /// Appends a radio group or a list as a section.
  private mutating func append(_ item: SettingsItem, in group: SettingsGroup) {
    var members = item.members(files: files)
    if let header = group.header { members[.title] = .string(header) }
    members[.footerText] = group.footer.map(SettingsValue.string)
    append(members)
  }

  private mutating func append(_ members: [SettingsKeyName: SettingsValue?]) {
    specifiers.append(SettingsSpecifier(members.named, position: specifiers.count))
  }
}

extension [SettingsKeyName: SettingsValue?] {
  /// The values by the names of their keys, without missing values.
  fileprivate var named: [String: SettingsValue] {
    var named: [String: SettingsValue] = [:]
    for case (let name, let value?) in self { named[name.rawValue] = value }
    return named
  }
}

extension SettingsItem {
  /// True if a bundle describes the row by a specifier that begins a section.
  fileprivate var isSection: Bool {
    switch control {
    case .radio, .list: true
    case .toggle, .choice, .value, .field, .slider, .child, .address, .button, .date, .inert:
      false
    }
  }

  /// Returns the values of the row's specifier.
  fileprivate func members(files: [String: String]) -> [SettingsKeyName: SettingsValue?] {
    var members: [SettingsKeyName: SettingsValue?] = [
      .type: .string(control.kind.rawValue), .title: title.isEmpty ? nil : .string(title),
      .cellImage: image.map(SettingsValue.string),
      .subtitle: subtitles?.byState(of: control, .propertyList).specifierValue,
    ]
    // A title without a key has no value, as a row without effect.
    if control != .inert {
      members[.key] = key.map(SettingsValue.string)
      members[.defaultValue] = defaultValue
    }
    return members.merging(control.members(files: files)) { _, own in own }
  }
}

extension SettingsSubtitles {
  fileprivate var specifierValue: SettingsValue? {
    if byValue.isEmpty { return standard.map(SettingsValue.string) }
    var lines = byValue.mapValues(SettingsValue.string)
    lines["__default__"] = standard.map(SettingsValue.string)
    return .dictionary(lines)
  }
}

extension SettingsControl {
  fileprivate var kind: SettingsKind {
    switch self {
    case .toggle: .toggle
    case .choice: .multiValue
    case .radio: .radioGroup
    case .value, .inert: .titleValue
    case .field(let field): field.lines > 1 ? .textView : .textField
    case .slider: .slider
    case .child: .childPane
    case .address: .openURL
    case .button: .button
    case .date: .datePicker
    case .list: .listGroup
    }
  }

  /// Returns the values that are specific to the type of the specifier.
  fileprivate func members(files: [String: String]) -> [SettingsKeyName: SettingsValue?] {
    switch self {
    case .toggle(let on, let off, let isCheckmark):
      [
        .trueValue: on == true ? nil : on, .falseValue: off == false ? nil : off,
        .toggleStyle: isCheckmark ? "Checkmark" : nil,
      ]
    case .choice(let choices), .radio(let choices), .value(let choices): choices.specifierMembers
    case .field(let field):
      [
        .placeholder: field.placeholder.isEmpty ? nil : .string(field.placeholder),
        .isSecure: field.isSecure ? true : nil,
        .keyboardType: field.keyboard.map(SettingsValue.string),
        .autocapitalizationType: field.capitals.map(SettingsValue.string),
        .autocorrectionType: field.correction.map(SettingsValue.string),
        .textContentType: field.contentType.map(SettingsValue.string),
      ]
    case .slider(let minimum, let maximum):
      [.minimumValue: .real(minimum), .maximumValue: .real(maximum)]
    case .child(let page): [.file: .string(files[page] ?? page)]
    case .address(let address): [.file: .string(address)]
    case .date(let mode): [.datePickerMode: .string(mode.rawValue)]
    case .list(let list):
      [
        .itemSpecifier: .dictionary(list.item.members(files: files).named),
        .addSpecifier: list.adding.map { .dictionary($0.members(files: files).named) },
        .deletable: list.isDeletable ? true : nil,
      ]
    case .button, .inert: [:]
    }
  }
}

extension SettingsChoices {
  fileprivate var specifierMembers: [SettingsKeyName: SettingsValue?] {
    // A property list cannot contain nulls.
    let choices = choices.filter { $0.value != .null }
    if choices.isEmpty { return [:] }
    // The arrays have a text for each choice before the last one that has its own.
    let shortTitles = choices.prefix((choices.lastIndex { $0.shortTitle != nil } ?? -1) + 1)
    let images = choices.prefix((choices.lastIndex { $0.image != nil } ?? -1) + 1)
    return [
      .values: .array(choices.map(\.value)),
      .titles: .array(choices.map { .string($0.title) }),
      .shortTitles: shortTitles.isEmpty
        ? nil : .array(shortTitles.map { .string($0.shortTitle ?? $0.title) }),
      .iconNames: images.isEmpty ? nil : .array(images.map { .string($0.image ?? "") }),
      .footerText: footer.map(SettingsValue.string),
      .quickSelection: isQuick ? true : nil,
    ]
  }
}
