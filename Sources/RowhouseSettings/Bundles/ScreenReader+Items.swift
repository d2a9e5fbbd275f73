// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ScreenReader {
  /// Returns the row of a specifier, and reports the mistakes that depend on its type.
  mutating func item(_ specifier: SettingsSpecifier) -> SettingsItem {
    let title = text(specifier, .title) ?? ""
    var item = SettingsItem(
      position: specifier.position, key: specifier.key, title: title, control: .inert)
    item.image = specifier[.cellImage]?.text
    item.subtitles = subtitles(specifier)
    guard let kind = specifier.kind else { return item }
    if kind == .openURL || kind == .mailCompose { addDefaultSubtitle(to: &item, specifier) }
    item.control = control(specifier, kind)
    item.subtitles = item.subtitles?.byValue(of: item.control, .propertyList)
    item.defaultValue = defaultValue(specifier, kind, item.control)
    return item
  }

  private func subtitles(_ specifier: SettingsSpecifier) -> SettingsSubtitles? {
    switch specifier[.subtitle] {
    case .string(let text) where !text.isEmpty: return SettingsSubtitles(standard: localized(text))
    case .dictionary(var members):
      let standard = members.removeValue(forKey: "__default__").map { localized($0.shownText) }
      return SettingsSubtitles(
        standard: standard, byValue: members.mapValues { localized($0.shownText) })
    case .null, .bool, .integer, .real, .number, .string, .date, .data, .array, nil: return nil
    }
  }

  /// Uses the default value of a link as its subtitle if it has no other one, as InAppSettingsKit
  /// does.
  private func addDefaultSubtitle(to item: inout SettingsItem, _ specifier: SettingsSpecifier) {
    guard let text = specifier[.defaultValue]?.shownText, !text.isEmpty else { return }
    var subtitles = item.subtitles ?? SettingsSubtitles(standard: nil)
    subtitles.standard = subtitles.standard ?? text
    item.subtitles = subtitles
  }

  private mutating func control(
    _ specifier: SettingsSpecifier, _ kind: SettingsKind
  ) -> SettingsControl {
    let hasKey = specifier.key != nil
    switch kind {
    case .group: return .inert
    case .toggle:
      let isCheckmark = specifier[.toggleStyle]?.text == "Checkmark"
      return hasKey
        ? .toggle(
          on: specifier[.trueValue] ?? true, off: specifier[.falseValue] ?? false,
          isCheckmark: isCheckmark)
        : .inert
    case .multiValue, .radioGroup:
      let choices = choices(specifier)
      if choices.choices.isEmpty { report(.noValues, specifier) }
      if !hasKey || choices.choices.isEmpty { return hasKey ? .value(choices) : .inert }
      return kind == .multiValue ? .choice(choices) : .radio(choices)
    case .titleValue: return .value(choices(specifier))
    case .textField, .textView:
      return hasKey ? .field(field(specifier, lines: kind == .textView ? 4 : 1)) : .inert
    case .slider: return hasKey ? slider(specifier) : .inert
    case .childPane: return childPane(specifier)
    case .openURL: return address(specifier)
    case .mailCompose: return .address(MailAddress(specifier, localized: localized).text)
    case .button:
      if let code = applicationCode(specifier) { report(.applicationCode(code), specifier) }
      return hasKey ? .button : .inert
    case .datePicker:
      let mode = specifier[.datePickerMode]?.text.flatMap(SettingsDateMode.init(rawValue:))
      return hasKey ? .date(mode ?? .dateAndTime) : .inert
    case .listGroup: return list(specifier)
    case .customView:
      report(.applicationCode("a view for “\(specifier.key ?? "")”"), specifier)
      return .value(SettingsChoices([]))
    }
  }

  private func field(_ specifier: SettingsSpecifier, lines: Int) -> SettingsField {
    var field = SettingsField()
    field.placeholder = text(specifier, .placeholder) ?? ""
    field.isSecure = specifier.isTrue(.isSecure)
    field.keyboard = specifier[.keyboardType]?.text
    field.capitals = specifier[.autocapitalizationType]?.text
    field.correction = specifier[.autocorrectionType]?.text
    field.contentType = specifier[.textContentType]?.text
    field.lines = lines
    return field
  }

  private mutating func slider(_ specifier: SettingsSpecifier) -> SettingsControl {
    let minimum = specifier[.minimumValue]?.number ?? 0
    let maximum = specifier[.maximumValue]?.number ?? 1
    guard minimum < maximum, (maximum - minimum).isFinite else {
      report(
        .emptyRange(
          minimum: SettingsValue.real(minimum).shownText,
          maximum: SettingsValue.real(maximum).shownText), specifier)
      return .slider(minimum: 0, maximum: 1)
    }
    if let value = specifier[.defaultValue]?.number, !(minimum...maximum).contains(value) {
      report(.defaultOutOfRange(SettingsValue.real(value).shownText), specifier)
    }
    return .slider(minimum: minimum, maximum: maximum)
  }

  private mutating func childPane(_ specifier: SettingsSpecifier) -> SettingsControl {
    if let code = applicationCode(specifier) {
      report(.applicationCode(code), specifier)
      return .inert
    }
    guard let file = specifier[.file]?.text, !file.isEmpty else {
      report(.noDestination, specifier)
      return .inert
    }
    if WebAddress.isUsable(file) { return .address(file) }
    let page = PagePath.name(file)
    if destinations[page] != nil { return .child(page: page) }
    report(PagePath.isSafe(page) ? .missingFile(file) : .unsafePath(file), specifier)
    return .inert
  }

  private mutating func address(_ specifier: SettingsSpecifier) -> SettingsControl {
    guard let address = specifier[.file]?.text, !address.isEmpty else {
      report(.noDestination, specifier)
      return .inert
    }
    let localizedAddress = localized(address)
    if WebAddress.isUsable(localizedAddress) { return .address(localizedAddress) }
    report(.unusableAddress(localizedAddress), specifier)
    return .inert
  }

  /// Returns the name of the class, storyboard, or segue to which a row leads, or `nil`.
  private func applicationCode(_ specifier: SettingsSpecifier) -> String? {
    [.viewControllerClass, .storyBoardID, .storyBoardFile, .segueIdentifier].lazy
      .compactMap { (name: SettingsKeyName) in specifier[name]?.text }.first { !$0.isEmpty }
  }

  private mutating func list(_ specifier: SettingsSpecifier) -> SettingsControl {
    guard specifier.key != nil, let members = specifier[.itemSpecifier]?.members else {
      return .inert
    }
    let element = SettingsSpecifier(members, position: specifier.position)
    let adding = specifier[.addSpecifier]?.members.map {
      SettingsSpecifier($0, position: specifier.position)
    }
    // The page of an element is not shown, so a child pane can neither show nor create an element.
    checkListItem(element, [.titleValue, .textField, .multiValue, .button, .customView])
    if let adding { checkListItem(adding, [.textField, .multiValue]) }
    return .list(
      SettingsList(
        item: elementItem(element), adding: adding.map { elementItem($0) },
        isDeletable: specifier.isTrue(.deletable)))
  }

  private mutating func checkListItem(_ specifier: SettingsSpecifier, _ kinds: [SettingsKind]) {
    if let kind = specifier.kind, kinds.contains(kind) { return }
    let type = specifier[.type]?.shownText ?? ""
    report(.unusableListItem(type, allowed: kinds.map(\.rawValue)), specifier)
  }

  /// Returns the row of a list element, which does not need a key.
  private mutating func elementItem(_ specifier: SettingsSpecifier) -> SettingsItem {
    var keyed = specifier
    if keyed.key == nil { keyed[.key] = "element" }
    return keyed.kind == .listGroup || keyed.kind == .radioGroup
      ? SettingsItem(
        position: keyed.position, key: keyed.key, title: text(keyed, .title) ?? "", control: .inert)
      : item(keyed)
  }
}
