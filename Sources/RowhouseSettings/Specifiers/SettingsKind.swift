// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The type of a specifier: the eight types that Apple defines, and those of InAppSettingsKit.
public enum SettingsKind: String, Hashable, Sendable, CaseIterable {
  /// The start of a section.
  case group = "PSGroupSpecifier"
  /// A switch.
  case toggle = "PSToggleSwitchSpecifier"
  /// A choice on a separate page.
  case multiValue = "PSMultiValueSpecifier"
  /// A choice among the rows of a section.
  case radioGroup = "PSRadioGroupSpecifier"
  /// A value that the user cannot change.
  case titleValue = "PSTitleValueSpecifier"
  /// A text field.
  case textField = "PSTextFieldSpecifier"
  /// A slider.
  case slider = "PSSliderSpecifier"
  /// A link to another page.
  case childPane = "PSChildPaneSpecifier"
  /// A link to an address.
  case openURL = "IASKOpenURLSpecifier"
  /// A link that composes an e-mail.
  case mailCompose = "IASKMailComposeSpecifier"
  /// A button whose action the application performs.
  case button = "IASKButtonSpecifier"
  /// A field for several lines of text.
  case textView = "IASKTextViewSpecifier"
  /// A choice of a date or a time.
  case datePicker = "IASKDatePickerSpecifier"
  /// A list whose elements the user can add and delete.
  case listGroup = "IASKListGroupSpecifier"
  /// A row that the application draws.
  case customView = "IASKCustomViewSpecifier"
}

extension SettingsKind {
  /// The keys that specifiers of this type must have.
  var requiredKeys: [SettingsKeyName] {
    switch self {
    case .group, .openURL, .mailCompose: []
    case .toggle, .textField, .titleValue, .textView, .datePicker, .button, .customView: [.key]
    case .multiValue, .radioGroup: [.key]
    case .slider: [.key]
    case .childPane: []
    case .listGroup: [.key, .itemSpecifier]
    }
  }

  /// The keys that have a meaning for specifiers of this type, in addition to the keys of all
  /// types.
  var ownKeys: Set<SettingsKeyName> {
    let texts: Set<SettingsKeyName> = [
      .defaultValue, .isSecure, .keyboardType, .autocapitalizationType, .autocorrectionType,
      .placeholder, .textContentType,
    ]
    let choices: Set<SettingsKeyName> = [
      .defaultValue, .values, .titles, .shortTitles, .displaySortedByTitle, .footerText,
      .iconNames, .quickSelection,
    ]
    let destinations: Set<SettingsKeyName> = [
      .viewControllerClass, .viewControllerSelector, .storyBoardFile, .storyBoardID,
      .segueIdentifier, .childTitle, .webViewShowProgress, .webViewFullscreen,
      .webViewHideBottomBar, .webViewButtons,
    ]
    return switch self {
    case .group: [.footerText]
    case .toggle: [.defaultValue, .trueValue, .falseValue, .toggleStyle]
    case .multiValue, .radioGroup: choices
    case .titleValue: [.defaultValue, .values, .titles, .shortTitles]
    case .textField, .textView: texts
    case .slider:
      [.defaultValue, .minimumValue, .maximumValue, .minimumValueImage, .maximumValueImage]
    case .childPane: destinations.union([.file, .defaultValue])
    case .openURL: [.file, .defaultValue]
    case .mailCompose:
      [.defaultValue, .mailTo, .mailCc, .mailBcc, .mailSubject, .mailBody, .mailIsHTML]
    case .button: destinations.union([.defaultValue])
    case .datePicker: [.defaultValue, .datePickerMode, .datePickerStyle, .minuteInterval]
    case .listGroup: [.footerText, .itemSpecifier, .addSpecifier, .deletable]
    case .customView: destinations.union([.defaultValue, .file])
    }
  }

  /// Returns `true` if a key has a meaning for specifiers of this type.
  func accepts(_ name: SettingsKeyName) -> Bool {
    ownKeys.contains(name) || Self.commonKeys.contains(name)
  }

  /// The keys that have a meaning for specifiers of all types.
  static let commonKeys: Set<SettingsKeyName> = [
    .type, .title, .key, .idioms, .subtitle, .cellImage, .textAlignment, .adjustsFontSize,
  ]
}
