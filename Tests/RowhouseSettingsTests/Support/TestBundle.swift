// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSettings

/// Settings bundles that tests write as values.
enum TestBundle {
  /// Returns the files of pages, given by name as specifiers.
  static func files(
    _ pages: [String: [SettingsValue]], strings: [String: String] = [:]
  ) -> MemoryFiles {
    var contents: [String: [UInt8]] = [:]
    for (name, specifiers) in pages {
      let page: SettingsValue = ["PreferenceSpecifiers": .array(specifiers)]
      contents["\(name).plist"] = Array(PropertyList.xml(page).utf8)
    }
    for (path, text) in strings { contents[path] = Array(text.utf8) }
    return MemoryFiles(contents)
  }

  /// Returns a bundle of one page.
  static func page(_ specifiers: SettingsValue...) -> SettingsBundle {
    SettingsBundle(files(["Root": specifiers]))
  }

  static func toggle(
    _ title: String, key: String, default value: SettingsValue = false,
    _ more: [String: SettingsValue] = [:]
  ) -> SettingsValue {
    let members: [String: SettingsValue] = [
      "Type": "PSToggleSwitchSpecifier", "Title": .string(title), "Key": .string(key),
      "DefaultValue": value,
    ]
    return .dictionary(members.merging(more) { $1 })
  }

  static func group(_ title: String, footer: String? = nil) -> SettingsValue {
    var members: [String: SettingsValue] = ["Type": "PSGroupSpecifier", "Title": .string(title)]
    if let footer { members["FooterText"] = .string(footer) }
    return .dictionary(members)
  }

  static func choice(
    _ title: String, key: String, type: String = "PSMultiValueSpecifier",
    default value: SettingsValue, _ choices: KeyValuePairs<SettingsValue, String>,
    _ more: [String: SettingsValue] = [:]
  ) -> SettingsValue {
    let members: [String: SettingsValue] = [
      "Type": .string(type), "Title": .string(title), "Key": .string(key), "DefaultValue": value,
      "Values": .array(choices.map(\.key)), "Titles": .array(choices.map { .string($0.value) }),
    ]
    return .dictionary(members.merging(more) { $1 })
  }
}

extension SettingsBundle {
  /// The names of the kinds of all diagnostics, in order.
  var kinds: [String] { diagnostics.map(\.kind.name) }
}
