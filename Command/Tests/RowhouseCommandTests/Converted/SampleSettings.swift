// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// The pages of a Settings.bundle, converted by `rowhouse convert`.

import Rowhouse
import RowhouseSettings

extension SettingsKeys {
  var night: SettingsKey<Bool> { SettingsKey("night", default: false) }
  var userName: SettingsKey<String> { SettingsKey("user.name", default: "Ada \"L\"") }
}

struct RootPage: TablePage {
  let settings: LiveSettings
  var title: String { "Settings" }
  var language: String? { "en" }
  var style: StyleOverrides { .settings }

  var sections: [TableSection] {
    TableSection("General", footer: "") {
      ToggleRow("Night mode", settings, \.night)
      ToggleRow("Sync", isOn: settings.value(forKey: "sync", default: "off").isOn("on", off: "off")) { settings.set($0 ? ("on" as SettingsValue) : ("off" as SettingsValue), forKey: "sync") }.subtitle(SettingsSubtitles(standard: nil, byValue: ["off": "Stopped", "on": "Running"]).text(for: settings.value(forKey: "sync", default: "off").isOn("on", off: "off") ? ("on" as SettingsValue) : ("off" as SettingsValue)))
      FieldRow("Name", settings, \.userName, placeholder: "", kind: .text).capitalization(.never)
      SettingsChoiceRow("Size", settings, key: "size", default: 2, choices: SettingsChoices([
        SettingsChoices.Choice(1, title: "Small"),
        SettingsChoices.Choice(2, title: "Large"),
      ], footer: "Of texts."))
      SliderRow("Volume", value: settings.value(forKey: "volume", default: 0.5).number ?? 0.0, in: 0.0...1.0) { settings.set(.real($0), forKey: "volume") }
      LinkRow("More") { SubMorePage(settings: settings) }
    }
    TableSection(
      "Unit", footer: "",
      rows: SettingsChoices([
        SettingsChoices.Choice("m", title: "Meter"),
        SettingsChoices.Choice("f", title: "Foot"),
      ]).rows(settings, key: "unit", default: "m"))
  }
}

struct SubMorePage: TablePage {
  let settings: LiveSettings
  var title: String { "More" }
  var language: String? { "en" }
  var style: StyleOverrides { .settings }

  var sections: [TableSection] {
    TableSection("", footer: "") {
      Row("Version").value(settings.value(forKey: "version", default: "1.0").shownText)
      ButtonRow("Reset */") { /* reset */ }
      ExternalLinkRow("Site", to: "https://example.com")
      Row("Unknown")
    }
  }
}
