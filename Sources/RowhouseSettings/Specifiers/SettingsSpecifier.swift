// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An element of a settings page, with all keys from its file.
public struct SettingsSpecifier: Hashable, Sendable {
  /// The values from the file by key, including keys without a meaning.
  public var members: [String: SettingsValue]
  /// The position in the file, counted from 0.
  public let position: Int

  /// Creates a specifier.
  public init(_ members: [String: SettingsValue], position: Int) {
    self.members = members
    self.position = position
  }

  /// The type, or `nil` if it is unknown or missing.
  public var kind: SettingsKind? {
    self[.type]?.text.flatMap(SettingsKind.init(rawValue:))
  }

  /// The name of the setting, or `nil` if there is none.
  public var key: String? {
    guard let key = self[.key]?.text, !key.isEmpty else { return nil }
    return key
  }

  /// The value of a key.
  public subscript(_ name: SettingsKeyName) -> SettingsValue? {
    get { members[name.rawValue] }
    set { members[name.rawValue] = newValue }
  }
}

extension SettingsSpecifier {
  /// Returns `true` if the value of a key is true, and `false` if the key is missing.
  func isTrue(_ name: SettingsKeyName) -> Bool { self[name]?.truth ?? false }

  /// Returns the strings of an array, or a single string as an array.
  func texts(_ name: SettingsKeyName) -> [String] {
    if let text = self[name]?.text { return [text] }
    return self[name]?.elements?.map(\.shownText) ?? []
  }
}
