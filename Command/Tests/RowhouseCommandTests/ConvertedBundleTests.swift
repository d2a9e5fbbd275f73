// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseCommand
import RowhouseSettings
import Testing

/// A bundle with specifiers of each type, imported, and converted and compiled.
@MainActor
@Suite("A converted bundle with each type of specifier")
struct ConvertedBundleTests {
  private static let root: [SettingsValue] = [
    ["Type": "PSGroupSpecifier", "Title": "General", "FooterText": "Of the application."],
    [
      "Type": "PSToggleSwitchSpecifier", "Title": "Night", "Key": "night", "DefaultValue": false,
      "IASKSubtitle": ["YES": "Dark", "NO": "Light"],
    ],
    [
      "Type": "PSToggleSwitchSpecifier", "Title": "Sync", "Key": "sync", "DefaultValue": "off",
      "TrueValue": "on", "FalseValue": "off",
      "IASKSubtitle": ["on": "Running", "off": "Stopped", "__default__": "Unknown"],
    ],
    [
      "Type": "PSToggleSwitchSpecifier", "Title": "Marked", "Key": "marked", "DefaultValue": 1,
      "TrueValue": 2, "FalseValue": 1, "IASKToggleStyle": "Checkmark",
    ],
    [
      "Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "name", "DefaultValue": "Ada \"L\"",
      "IASKPlaceholder": "Name \\(1)", "AutocapitalizationType": "Words",
      "AutocorrectionType": "No", "IASKTextContentType": "GivenName", "IASKSubtitle": "First",
    ],
    ["Type": "PSTextFieldSpecifier", "Title": "PIN", "Key": "p.i.n", "IsSecure": true],
    ["Type": "IASKTextViewSpecifier", "Title": "Note", "Key": "note", "DefaultValue": "a\nb"],
    [
      "Type": "PSSliderSpecifier", "Title": "Volume", "Key": "volume", "DefaultValue": 0.5,
      "MinimumValue": -1, "MaximumValue": 2.5,
    ],
    [
      "Type": "PSSliderSpecifier", "Title": "Gate", "Key": "gate", "DefaultValue": -40,
      "MinimumValue": -80, "MaximumValue": -20,
    ],
    ["Type": "PSToggleSwitchSpecifier", "Title": "Merge", "Key": "merge", "DefaultValue": false],
    ["Type": "PSToggleSwitchSpecifier", "Title": "Group", "Key": "precedencegroup"],
    [
      "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 2,
      "Values": [1, 2], "Titles": ["Small, for one", "Large, for two"],
      "ShortTitles": ["Small", "Large"], "FooterText": "Of texts.",
      "IASKQuickMultiValueSelection": true,
    ],
    ["Type": "PSGroupSpecifier", "Title": "Brightness"],
    ["Type": "PSSliderSpecifier", "Key": "brightness", "DefaultValue": 0.5],
    [
      "Type": "PSRadioGroupSpecifier", "Title": "Unit", "Key": "unit", "DefaultValue": "m",
      "Values": ["m", "f"], "Titles": ["Meter", "Foot"], "FooterText": "Of lengths.",
    ],
    ["Type": "PSGroupSpecifier"],
    ["Type": "PSChildPaneSpecifier", "Title": "More", "File": "More", "Key": "more"],
    ["Type": "PSChildPaneSpecifier", "Title": "Theme", "File": "More", "Key": "theme"],
    ["Type": "PSChildPaneSpecifier", "Title": "All servers", "File": "More", "Key": "servers"],
    [
      "Type": "IASKListGroupSpecifier", "Title": "Servers", "Key": "servers",
      "DefaultValue": ["one", "two"], "Deletable": true,
      "ItemSpecifier": [
        "Type": "PSTextFieldSpecifier", "KeyboardType": "URL", "IASKPlaceholder": "Address",
        "AutocapitalizationType": "None", "AutocorrectionType": "No",
        "IASKTextContentType": "URL",
      ],
      "AddSpecifier": [
        "Type": "PSTextFieldSpecifier", "Title": "New", "IASKPlaceholder": "Address of a server",
        "KeyboardType": "URL",
      ],
    ],
    [
      "Type": "IASKListGroupSpecifier", "Title": "Sizes", "Key": "sizes", "DefaultValue": [1],
      "ItemSpecifier": [
        "Type": "PSMultiValueSpecifier", "Title": "Size", "Values": [1, 2],
        "Titles": ["Small, for one", "Large, for two"], "ShortTitles": ["Small", "Large"],
        "FooterText": "Of texts.", "IASKQuickMultiValueSelection": true,
      ],
      "AddSpecifier": [
        "Type": "PSMultiValueSpecifier", "Title": "Add a size", "Values": [1, 2],
        "Titles": ["Small, for one", "Large, for two"],
      ],
    ],
  ]

  private static let more: [SettingsValue] = [
    [
      "Type": "PSTitleValueSpecifier", "Title": "Edition", "Key": "edition", "DefaultValue": 2,
      "Values": [1, 2], "Titles": ["First edition", "Second edition"],
      "ShortTitles": ["First", "Second"],
    ],
    ["Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "version", "DefaultValue": "1.0"],
    [
      "Type": "PSMultiValueSpecifier", "Title": "Theme", "Key": "theme", "DefaultValue": 1,
      "Values": [1, 2], "Titles": ["Light colors", "Dark colors"],
      "ShortTitles": ["Light", "Dark"],
    ],
    ["Type": "IASKOpenURLSpecifier", "Title": "Site", "File": "https://example.com/?a=\"b\""],
    ["Type": "IASKOpenURLSpecifier", "Title": "Application", "File": "example-app://open"],
    [
      "Type": "IASKMailComposeSpecifier", "Title": "Write", "DefaultValue": "We answer.",
      "IASKMailComposeToRecipents": ["ada@example.com"], "IASKMailComposeSubject": "Hello & \\n",
    ],
    ["Type": "IASKButtonSpecifier", "Title": "Reset", "Key": "reset */"],
    [
      "Type": "IASKButtonSpecifier", "Title": "Export", "Key": "export",
      "IASKSubtitle": "As a file",
    ],
    [
      "Type": "IASKDatePickerSpecifier", "Title": "Day", "Key": "day", "DatePickerMode": "Date",
    ],
    [
      "Type": "IASKDatePickerSpecifier", "Title": "Time", "Key": "time", "DatePickerMode": "Time",
    ],
    ["Type": "IASKDatePickerSpecifier", "Title": "Both", "Key": "both"],
    ["Type": "IASKCustomViewSpecifier", "Title": "Own", "Key": "own"],
    ["Type": "PSChildPaneSpecifier", "Title": "Back to the start", "File": "Root"],
  ]

  private static func list(_ specifiers: [SettingsValue]) -> [UInt8] {
    Array(PropertyList.xml(["PreferenceSpecifiers": .array(specifiers)]).utf8)
  }

  @Test("The bundle contains each type")
  func types() {
    let types = Set((Self.root + Self.more).compactMap { $0.members?["Type"]?.text })
    #expect(types == Set(SettingsKind.allCases.map(\.rawValue)))
  }

  @Test("The converted pages compile, draw the same texts and store the same values")
  func compiled() async throws {
    let files = MemoryFiles([
      "Root.plist": Self.list(Self.root), "More.plist": Self.list(Self.more),
    ])
    let bundle = SettingsBundle(files, variant: SettingsVariant(languages: ["en"]))
    let walked = try await ConvertedWalks.compare([("bundle", bundle)])
    // The pages of the bundle, of its choices, and of the choices of elements.
    #expect(walked.pages >= 4)
  }
}
