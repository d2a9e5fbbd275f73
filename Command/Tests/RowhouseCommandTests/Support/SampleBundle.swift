// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

/// A small bundle with two pages and two languages.
enum SampleBundle {
  static let files: MemoryFiles = {
    let root: SettingsValue = [
      "StringsTable": "Root",
      "PreferenceSpecifiers": [
        ["Type": "PSGroupSpecifier", "Title": "GENERAL"],
        [
          "Type": "PSToggleSwitchSpecifier", "Title": "NIGHT", "Key": "night",
          "DefaultValue": false,
        ],
        [
          "Type": "PSToggleSwitchSpecifier", "Title": "Sync", "Key": "sync", "DefaultValue": "off",
          "TrueValue": "on", "FalseValue": "off",
          "IASKSubtitle": ["on": "Running", "off": "Stopped"],
        ],
        [
          "Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "user.name",
          "DefaultValue": "Ada \"L\"",
        ],
        [
          "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 2,
          "Values": [1, 2], "Titles": ["Small", "Large"], "FooterText": "Of texts.",
        ],
        ["Type": "PSSliderSpecifier", "Title": "Volume", "Key": "volume", "DefaultValue": 0.5],
        ["Type": "PSChildPaneSpecifier", "Title": "More", "File": "Sub/More"],
        [
          "Type": "PSRadioGroupSpecifier", "Title": "Unit", "Key": "unit", "DefaultValue": "m",
          "Values": ["m", "f"], "Titles": ["Meter", "Foot"],
        ],
      ],
    ]
    let more: SettingsValue = [
      "PreferenceSpecifiers": [
        [
          "Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "version",
          "DefaultValue": "1.0",
        ],
        ["Type": "IASKButtonSpecifier", "Title": "Reset */", "Key": "reset"],
        ["Type": "IASKOpenURLSpecifier", "Title": "Site", "File": "https://example.com"],
        ["Type": "PSUnknownSpecifier", "Title": "Unknown"],
      ]
    ]
    return MemoryFiles([
      "Root.plist": Array(PropertyList.xml(root).utf8),
      "Sub/More.plist": Array(PropertyList.xml(more).utf8),
      "en.lproj/Root.strings": Array(#""NIGHT" = "Night mode"; "GENERAL" = "General";"#.utf8),
      "de.lproj/Root.strings": Array(#""NIGHT" = "Nachtmodus"; "GENERAL" = "Allgemein";"#.utf8),
    ])
  }()

  static func bundle(_ language: String = "en") -> SettingsBundle {
    SettingsBundle(files, variant: SettingsVariant(languages: [language]))
  }
}
