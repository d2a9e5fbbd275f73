// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Values to choose from, with their titles.
public struct SettingsChoices: Hashable, Sendable {
  /// The values in the order in which they are shown.
  public var choices: [Choice]
  /// The text below the values, or `nil`.
  public var footer: String?
  /// True if choosing a value leaves the page of the values.
  public var isQuick: Bool

  /// Creates choices.
  ///
  /// - Parameters:
  ///   - choices: The values in the order in which they are shown.
  ///   - footer: The text below the values. Defaults to `nil`.
  ///   - isQuick: True if choosing a value leaves the page of the values. Defaults to `false`.
  public init(_ choices: [Choice], footer: String? = nil, isQuick: Bool = false) {
    self.choices = choices
    self.footer = footer
    self.isQuick = isQuick
  }

  /// A value with its titles.
  public struct Choice: Hashable, Sendable {
    /// The stored value.
    public var value: SettingsValue
    /// The title.
    public var title: String
    /// The title in the row that leads to the choice, or `nil` to use ``title``.
    public var shortTitle: String?
    /// The name of the image, or `nil`.
    public var image: String?

    /// Creates a value with a title.
    public init(_ value: SettingsValue, title: String, shortTitle: String? = nil) {
      self.value = value
      self.title = title
      self.shortTitle = shortTitle
    }
  }
}

extension SettingsChoices {
  /// Returns the position of a value, or `nil` if it is not among the choices.
  ///
  /// An equal value takes precedence over a value that matches, such as 1 for `true`. If no value
  /// matches, a value that is shown with the same text is used.
  public func position(of value: SettingsValue?) -> Int? {
    guard let value else { return nil }
    return choices.firstIndex { $0.value == value }
      ?? choices.firstIndex { $0.value.matches(value) }
      ?? choices.firstIndex { $0.value.shownText == value.shownText && !value.shownText.isEmpty }
  }

  /// Returns the title of a value in a row, or the value itself if it is not among the choices.
  public func shortTitle(of value: SettingsValue?) -> String {
    guard let position = position(of: value) else { return value?.shownText ?? "" }
    return choices[position].shortTitle ?? choices[position].title
  }
}
