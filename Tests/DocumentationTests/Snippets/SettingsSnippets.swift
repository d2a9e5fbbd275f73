// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseForms
import RowhouseSettings

// The examples about settings in the articles and doc comments, each compiled as it is printed.

extension SettingsKeys {
  var nightMode: SettingsKey<Bool> { SettingsKey("night_mode", default: false) }
}

extension SettingsKeys {
  var userName: SettingsKey<String> { SettingsKey("name", default: "") }
  var showsPreviews: SettingsKey<Bool> { SettingsKey("previews", default: true) }
  var volume: SettingsKey<Double> { SettingsKey("volume", default: 0.5) }
}

struct PreferencesPage: TablePage {
  let settings: LiveSettings
  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection("Account") {
      FieldRow("Name", settings, \.userName)
    }
    TableSection("Messages") {
      ToggleRow("Show previews", settings, \.showsPreviews)
      if settings.showsPreviews {
        SliderRow("Volume", settings, \.volume)
      }
      SettingsChoiceRow(
        "Keep messages", settings, key: "keep", default: 30,
        choices: [(30, "30 days"), (365, "1 year"), (0, "Forever")])
    }
  }
}

struct Bookmark: Identifiable, Equatable, Sendable, SettingsConvertible {
  let id: String
  var title = ""
  var address = ""

  init(id: String) { self.id = id }

  init?(_ value: SettingsValue) {
    guard let members = value.members, let id = members["id"]?.text else { return nil }
    self.id = id
    title = members["title"]?.text ?? ""
    address = members["address"]?.text ?? ""
  }

  var settingsValue: SettingsValue {
    ["id": .string(id), "title": .string(title), "address": .string(address)]
  }
}

extension SettingsKeys {
  var bookmarks: SettingsKey<[Bookmark]> { SettingsKey("bookmarks", default: []) }
}

@MainActor
private enum SettingsSnippets {
  static func ownPage() throws {
    let settings = LiveSettings(try JSONFileStore(path: "settings.json"))
    let page = PreferencesPage(settings: settings)
    _ = page
  }

  static func bundle(_ folder: URL) throws {
    let bundle = SettingsBundle(
      try FolderFiles(folder), variant: SettingsVariant(languages: ["de"]))
    for diagnostic in bundle.diagnostics { print(diagnostic) }
    let settings = SettingsPages(bundle, store: MemoryStore())
    let page = settings.rootPage
    _ = page
  }

  static func pages(_ folder: URL) throws {
    let bundle = SettingsBundle(try FolderFiles(folder))
    let settings = SettingsPages(bundle, store: MemoryStore())
    let page = settings.rootPage
    _ = page
  }

  static func article() throws {
    let files = try FolderFiles(URL(fileURLWithPath: "Settings.bundle"))
    let bundle = SettingsBundle(files, variant: SettingsVariant(languages: ["de"]))
    let store = try JSONFileStore(path: "settings.json")
    let settings = SettingsPages(bundle, store: store)
    _ = settings
    for diagnostic in bundle.diagnostics where diagnostic.kind.severity == .error {
      print(diagnostic)
    }
  }

  static func document(_ bytes: [UInt8], _ store: MemoryStore) throws {
    let document = try PagesDocument(json: bytes)
    let settings = SettingsPages(SettingsBundle(document), store: store)
    _ = settings
  }

  static func write(_ document: PagesDocument, to folder: URL) throws {
    for (path, bytes) in MemoryFiles(document).contents {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  static func live() {
    let settings = LiveSettings(MemoryStore())
    settings.nightMode = true
    settings.change(\.volume) { $0 /= 2 }
  }

  @RowBuilder
  static func form(_ settings: LiveSettings, _ form: FormModel<[Bookmark]>) -> [AnyRow] {
    SubmitRow("Save", form) { bookmarks in
      settings.merge(\.bookmarks, bookmarks, changedFrom: form.saved)
    }
  }

  @RowBuilder
  static func choice(_ settings: LiveSettings) -> [AnyRow] {
    SettingsChoiceRow(
      "Size", settings, key: "size", default: 1, choices: [(1, "Small"), (2, "Large")])
    SettingsDateRow("Wake up", settings, key: "wake", mode: .time)
    SettingsSliderRow(label: "Volume", settings, key: "volume", default: 0.5)
  }

  @SectionBuilder
  static func radio(
    _ settings: LiveSettings, _ choices: SettingsChoices, _ list: SettingsList
  ) -> [TableSection] {
    TableSection("Unit", rows: choices.rows(settings, key: "unit"))
    TableSection("Tags", rows: list.rows(settings, key: "tags"))
  }

  static func search(_ settings: SettingsPages) {
    let search = PageSearch { settings.rootPage }
    for result in search.results(for: "volume") { print(result.pathText, result.title) }
  }

  static func search(_ settings: SettingsPages, _ navigator: Navigator) {
    let search = PageSearch(navigator: navigator) { settings.rootPage }
    _ = search
  }

  static func searchable(_ settings: SettingsPages) {
    let search = PageSearch { settings.rootPage }
    let page = SearchablePage(settings.rootPage, search: search)
    _ = page
  }
}
