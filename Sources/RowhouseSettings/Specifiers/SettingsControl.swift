// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The control with which the user changes a setting.
public indirect enum SettingsControl: Hashable, Sendable {
  /// A switch, or a checkmark, with the values that are stored.
  case toggle(on: SettingsValue, off: SettingsValue, isCheckmark: Bool)
  /// A choice on a page of its own.
  case choice(SettingsChoices)
  /// A choice among rows of the section.
  case radio(SettingsChoices)
  /// A value that users cannot change, with titles for some values.
  case value(SettingsChoices)
  /// A field.
  case field(SettingsField)
  /// A slider.
  case slider(minimum: Double, maximum: Double)
  /// A link to another page.
  case child(page: String)
  /// A link to an address, such as a page of the web or an e-mail.
  case address(String)
  /// A button. The application carries out its action.
  case button
  /// A choice of a date, a time or both.
  case date(SettingsDateMode)
  /// A list whose elements the user adds and deletes.
  case list(SettingsList)
  /// A row without effect.
  case inert
}

/// The parts of a date that users choose.
public enum SettingsDateMode: String, Hashable, Sendable, CaseIterable {
  /// The day.
  case date = "Date"
  /// The time of day.
  case time = "Time"
  /// Both.
  case dateAndTime = "DateAndTime"
}

/// A field of a page of settings.
public struct SettingsField: Hashable, Sendable {
  /// The text that an empty field shows.
  public var placeholder: String
  /// True if only the user may read the text.
  public var isSecure: Bool
  /// The kind of keyboard, by its name in InAppSettingsKit, or `nil` for the standard one.
  public var keyboard: String?
  /// The letters that the keyboard writes in upper case, such as `Words`, or `nil` for none.
  public var capitals: String?
  /// The correction of the text, `Yes` or `No`, or `nil` for the standard one.
  public var correction: String?
  /// The content for autofill, by its name in InAppSettingsKit, such as `EmailAddress`, or `nil`
  /// for none.
  public var contentType: String?
  /// The number of lines.
  public var lines: Int

  /// Creates a field, of one line by default.
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

/// A list of a page of settings.
public struct SettingsList: Hashable, Sendable {
  /// The row of an element.
  public var item: SettingsItem
  /// The row that adds an element, or `nil` if users cannot add any.
  public var adding: SettingsItem?
  /// True if users can delete elements.
  public var isDeletable: Bool

  /// Creates a list.
  public init(item: SettingsItem, adding: SettingsItem?, isDeletable: Bool) {
    self.item = item
    self.adding = adding
    self.isDeletable = isDeletable
  }
}
