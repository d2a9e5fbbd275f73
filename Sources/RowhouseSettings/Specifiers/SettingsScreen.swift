// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A settings page, with localized texts.
public struct SettingsScreen: Hashable, Sendable {
  /// The name of the page, such as `Root`.
  public let name: String
  /// The title.
  public let title: String
  /// The sections.
  public let groups: [SettingsGroup]

  /// Creates a page.
  public init(name: String, title: String, groups: [SettingsGroup]) {
    self.name = name
    self.title = title
    self.groups = groups
  }
}

/// A section of a settings page.
public struct SettingsGroup: Hashable, Sendable {
  /// The position of the specifier that begins the section, or `nil` for rows before the first such
  /// specifier.
  public var position: Int?
  /// The name by which an application hides the section, or `nil`.
  public var key: String?
  /// The text above the rows, or `nil`.
  public var header: String?
  /// The text below the rows, or `nil`.
  public var footer: String?
  /// The rows.
  public var items: [SettingsItem] = []

  /// Creates a section without rows.
  public init(
    position: Int? = nil, key: String? = nil, header: String? = nil, footer: String? = nil
  ) {
    self.position = position
    self.key = key
    self.header = header
    self.footer = footer
  }
}
