// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The control with which the user changes a setting.
public indirect enum SettingsControl: Hashable, Sendable {
  /// A switch or a checkmark, with its stored values.
  case toggle(on: SettingsValue, off: SettingsValue, isCheckmark: Bool)
  /// A choice on a separate page.
  case choice(SettingsChoices)
  /// A choice among rows of the section.
  case radio(SettingsChoices)
  /// A value that the user cannot change, with titles for some values.
  case value(SettingsChoices)
  /// A field.
  case field(SettingsField)
  /// A slider.
  case slider(minimum: Double, maximum: Double)
  /// A link to another page.
  case child(page: String)
  /// A link to an address, such as a web address or an e-mail address.
  case address(String)
  /// A button whose action the application performs.
  case button
  /// A choice of a date, a time, or both.
  case date(SettingsDateMode)
  /// A list whose elements the user can add and delete.
  case list(SettingsList)
  /// A row without effect.
  case inert
}

/// The parts of a date that the user chooses.
public enum SettingsDateMode: String, Hashable, Sendable, CaseIterable {
  /// The day.
  case date = "Date"
  /// The time of day.
  case time = "Time"
  /// Both.
  case dateAndTime = "DateAndTime"
}

/// A field on a settings page.
public struct SettingsField: Hashable, Sendable {
  /// The placeholder of an empty field.
  public var placeholder: String
  /// True if only the user may read the text.
  public var isSecure: Bool
  /// The name of the keyboard in InAppSettingsKit, or `nil` for the standard keyboard.
  public var keyboard: String?
  /// The automatic capitalization, such as `Words`, or `nil` for none.
  public var capitals: String?
  /// The automatic correction, `Yes` or `No`, or `nil` for the standard behavior.
  public var correction: String?
  /// The content type for autofill, by its name in InAppSettingsKit, such as `EmailAddress`, or
  /// `nil` for none.
  public var contentType: String?
  /// The number of lines.
  public var lines: Int

  /// Creates a field.
  ///
  /// By default, it has one line.
  public init(
    placeholder: String = "", isSecure: Bool = false, keyboard: String? = nil,
    capitals: String? = nil, correction: String? = nil, contentType: String? = nil, lines: Int = 1
  ) {
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.keyboard = keyboard
    self.capitals = capitals
    self.correction = correction
    self.contentType = contentType
    self.lines = lines
  }
}

/// A list on a settings page.
public struct SettingsList: Hashable, Sendable {
  /// The row of an element.
  public var item: SettingsItem
  /// The row that adds an element, or `nil` if the user cannot add elements.
  public var adding: SettingsItem?
  /// True if the user can delete elements.
  public var isDeletable: Bool

  /// Creates a list.
  public init(item: SettingsItem, adding: SettingsItem?, isDeletable: Bool) {
    self.item = item
    self.adding = adding
    self.isDeletable = isDeletable
  }
}
