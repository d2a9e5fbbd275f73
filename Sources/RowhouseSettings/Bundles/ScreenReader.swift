// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reader of a page, which localizes its texts, creates its rows, and reports its mistakes.
struct ScreenReader {
  let document: SettingsDocument
  let name: String
  let texts: [String: String]
  let variant: SettingsVariant
  /// The file names of existing pages, by page name.
  var destinations: [String: String] = [:]
  private(set) var diagnostics: [SettingsDiagnostic] = []
  /// The positions of the keys that have already occurred, counted from 0.
  private var keys: [String: Int] = [:]

  init(
    _ document: SettingsDocument, name: String, texts: [String: String],
    variant: SettingsVariant
  ) {
    self.document = document
    self.name = name
    self.texts = texts
    self.variant = variant
  }

  /// Returns the page.
  mutating func read() -> SettingsScreen {
    var groups: [SettingsGroup] = []
    var group = SettingsGroup()
    func finish(_ group: SettingsGroup) {
      if group.position != nil || !group.items.isEmpty { groups.append(group) }
    }
    for specifier in document.specifiers {
      check(specifier)
      if !isShown(specifier) { continue }
      checkRepetition(of: specifier)
      switch specifier.kind {
      case .group:
        finish(group)
        group = newGroup(specifier)
      case .radioGroup, .listGroup:
        finish(group)
        var own = newGroup(specifier)
        own.items = [item(specifier)]
        finish(own)
        group = SettingsGroup()
      case .toggle, .multiValue, .titleValue, .textField, .slider, .childPane, .openURL,
        .mailCompose, .button, .textView, .datePicker, .customView, nil:
        group.items.append(item(specifier))
      }
    }
    finish(group)
    return SettingsScreen(
      name: name, title: document.title.map(localized) ?? "", groups: groups)
  }

  private func newGroup(_ specifier: SettingsSpecifier) -> SettingsGroup {
    SettingsGroup(
      position: specifier.position, key: specifier.key, header: text(specifier, .title),
      footer: text(specifier, .footerText))
  }

  /// Returns `true` unless the specifier is only for other devices.
  private mutating func isShown(_ specifier: SettingsSpecifier) -> Bool {
    guard let idioms = specifier[.idioms]?.elements else { return true }
    let names = idioms.map(\.shownText)
    if names.isEmpty || names.contains(variant.device.idiom) { return true }
    report(.otherDevice(names), specifier)
    return false
  }

  mutating func report(_ kind: SettingsDiagnostic.Kind, _ specifier: SettingsSpecifier) {
    diagnostics.append(SettingsDiagnostic(kind, file: document.path, in: specifier))
  }

  /// Returns the text of a key in the user's language, or `nil` if there is none.
  func text(_ specifier: SettingsSpecifier, _ name: SettingsKeyName) -> String? {
    guard let value = specifier[name], value.members == nil, value.elements == nil else {
      return nil
    }
    let text = localized(value.shownText)
    return text.isEmpty ? nil : text
  }

  /// Returns the localized version of a text, or the text itself if there is none.
  func localized(_ text: String) -> String { texts[text] ?? text }
}

// MARK: - Checks

extension ScreenReader {
  /// Reports mistakes in a specifier that do not depend on its type.
  private mutating func check(_ specifier: SettingsSpecifier) {
    guard let type = specifier[.type]?.text else { return report(.noType, specifier) }
    guard let kind = specifier.kind else {
      let known = SettingsKind.allCases.map(\.rawValue)
      let suggestion = SpellingRules.suggestion(for: type, among: known)
      let isForeign = type.hasPrefix("PS") && (type.hasSuffix("Cell") || type.hasSuffix("List"))
      report(
        isForeign && suggestion == nil
          ? .foreignDialect(type) : .unknownType(type, suggestion: suggestion), specifier)
      return
    }
    checkKeys(specifier, kind)
    for name in kind.requiredKeys where isMissing(name, in: specifier) {
      report(.missingKey(name.rawValue), specifier)
    }
  }

  /// Reports a shown specifier with the key of an earlier one.
  private mutating func checkRepetition(of specifier: SettingsSpecifier) {
    guard let key = specifier.key, let kind = specifier.kind, kind != .group, kind != .childPane
    else { return }
    if let first = keys[key] {
      report(.repeatedKey(key, first: first), specifier)
    } else {
      keys[key] = specifier.position
    }
  }

  private func isMissing(_ name: SettingsKeyName, in specifier: SettingsSpecifier) -> Bool {
    name == .key ? specifier.key == nil : specifier[name] == nil
  }

  private mutating func checkKeys(_ specifier: SettingsSpecifier, _ kind: SettingsKind) {
    for (name, value) in specifier.members.sorted(by: { $0.key < $1.key }) {
      guard let known = SettingsKeyName(rawValue: name) else {
        let names = SettingsKeyName.allCases.map(\.rawValue)
        let suggestion = SpellingRules.suggestion(for: name, among: names)
        report(.unknownKey(name, suggestion: suggestion), specifier)
        continue
      }
      if !kind.accepts(known) {
        report(.uselessKey(name), specifier)
      } else if let type = known.expectedType, !known.accepts(value) {
        report(.wrongType(name, expected: type, found: value.typeName), specifier)
      }
    }
    checkOption(.keyboardType, of: specifier, SettingsOptions.keyboards)
    checkOption(.autocapitalizationType, of: specifier, SettingsOptions.capitals)
    checkOption(.autocorrectionType, of: specifier, SettingsOptions.corrections)
    checkOption(.textAlignment, of: specifier, SettingsOptions.alignments)
    checkOption(.toggleStyle, of: specifier, SettingsOptions.toggleStyles)
    checkOption(.datePickerMode, of: specifier, SettingsDateMode.allCases.map(\.rawValue))
    checkOption(.datePickerStyle, of: specifier, SettingsOptions.pickerStyles)
    if kind.ownKeys.contains(.textContentType) { checkContentType(of: specifier) }
    for (name, options) in SettingsOptions.unsupported {
      guard let option = specifier[name]?.shownText, options.contains(option) else { continue }
      if kind.accepts(name) { reportUnsupported(name, option, specifier) }
    }
    for name in SettingsOptions.withoutEffect where kind.accepts(name) {
      guard let value = specifier[name] else { continue }
      if name.expectedType == "Boolean", !specifier.isTrue(name) { continue }
      reportUnsupported(name, value.shownText, specifier)
    }
    if kind.ownKeys.contains(.minuteInterval), let minutes = specifier[.minuteInterval]?.number,
      minutes != 1
    {
      reportUnsupported(.minuteInterval, SettingsValue.real(minutes).shownText, specifier)
    }
    if kind.ownKeys.contains(.isSecure), specifier.isTrue(.isSecure),
      let keyboard = specifier[.keyboardType]?.text, SettingsOptions.keyboards.contains(keyboard),
      keyboard != "Alphabet", !SettingsOptions.foreignKeyboards.contains(keyboard)
    {
      reportUnsupported(.keyboardType, keyboard, specifier)
    }
  }

  private mutating func checkContentType(of specifier: SettingsSpecifier) {
    guard let name = specifier[.textContentType]?.text else { return }
    if SettingsField.content(named: name) != nil { return }
    let key = SettingsKeyName.textContentType.rawValue
    report(
      SettingsField.isForeignContent(name)
        ? .unsupportedOption(key, name) : .unknownOption(key, name, allowed: []),
      specifier)
  }

  private mutating func reportUnsupported(
    _ name: SettingsKeyName, _ option: String, _ specifier: SettingsSpecifier
  ) {
    report(.unsupportedOption(name.rawValue, option), specifier)
  }

  private mutating func checkOption(
    _ name: SettingsKeyName, of specifier: SettingsSpecifier, _ options: [String]
  ) {
    guard let option = specifier[name]?.text, !options.contains(option) else { return }
    report(.unknownOption(name.rawValue, option, allowed: options), specifier)
  }
}

/// The allowed values of keys.
enum SettingsOptions {
  static let keyboards = [
    "Alphabet", "NumbersAndPunctuation", "NumberPad", "URL", "EmailAddress", "DecimalPad",
    "PhonePad", "NamePhonePad", "AsciiCapable",
  ]
  static let capitals = ["None", "Sentences", "Words", "AllCharacters"]
  static let corrections = ["Default", "No", "Yes"]
  static let alignments = ["Left", "Center", "Right", "Natural"].map { "IASKUITextAlignment\($0)" }
  static let toggleStyles = ["Switch", "Checkmark"]
  static let pickerStyles = ["Compact", "Inline", "Wheels"]
  /// Keyboards that are shown as the standard keyboard.
  static let foreignKeyboards = ["NumbersAndPunctuation", "NamePhonePad", "AsciiCapable"]
  /// Known options that the model does not support, by key.
  static let unsupported: KeyValuePairs<SettingsKeyName, [String]> = [
    .keyboardType: foreignKeyboards,
    .textAlignment: ["Left", "Center", "Right"].map { "IASKUITextAlignment\($0)" },
    .datePickerStyle: ["Inline", "Wheels"],
  ]
  /// Keys that the model does not support, unless their value is false.
  static let withoutEffect: [SettingsKeyName] = [
    .minimumValueImage, .maximumValueImage, .adjustsFontSize, .mailIsHTML, .webViewShowProgress,
    .webViewFullscreen, .webViewHideBottomBar, .webViewButtons,
  ]
}
