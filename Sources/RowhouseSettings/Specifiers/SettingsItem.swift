// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A setting or a link on a page, with localized texts.
public struct SettingsItem: Hashable, Sendable {
  /// The position of the specifier in its file, counted from 0.
  public let position: Int
  /// The name of the setting, or `nil` if there is none.
  public let key: String?
  /// The title.
  public let title: String
  /// The lines below the title.
  public var subtitles: SettingsSubtitles?
  /// The name of the image before the title, or `nil` if there is none.
  public var image: String?
  /// The value of a setting that was never set, or `nil` if there is none.
  public var defaultValue: SettingsValue?
  /// The control with which the user changes the setting.
  public var control: SettingsControl

  /// Creates an item.
  public init(position: Int, key: String?, title: String, control: SettingsControl) {
    self.position = position
    self.key = key
    self.title = title
    self.control = control
  }
}

/// The line below the title of a row.
///
/// It may depend on the value of the setting.
public struct SettingsSubtitles: Hashable, Sendable {
  /// The line for values that have no specific line, or `nil`.
  public var standard: String?
  /// The lines by value, where the value is written as text.
  ///
  /// A switch has the lines of the values that it stores in its two states.
  public var byValue: [String: String]

  /// Creates lines.
  public init(standard: String?, byValue: [String: String] = [:]) {
    self.standard = standard
    self.byValue = byValue
  }

  /// Returns the line for a value, or `nil` if there is none.
  public func text(for value: SettingsValue?) -> String? {
    value.flatMap { byValue[$0.shownText] } ?? standard
  }
}
