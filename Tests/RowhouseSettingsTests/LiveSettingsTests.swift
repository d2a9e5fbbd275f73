// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTestSupport
import RowhouseTesting
import StoreChecks
import Testing

extension SettingsKeys {
  fileprivate var nightMode: SettingsKey<Bool> { SettingsKey("night_mode", default: false) }
  fileprivate var name: SettingsKey<String> { SettingsKey("name", default: "Ada") }
  fileprivate var size: SettingsKey<Int> { SettingsKey("size", default: 12) }
  fileprivate var scale: SettingsKey<Double> { SettingsKey("scale", default: 1) }
}

/// A page with its own settings.
private struct OwnPage: TablePage {
  let settings: LiveSettings
  var title: String { "Own" }
  var sections: [TableSection] {
    TableSection {
      ToggleRow("Night mode", settings, \.nightMode)
      FieldRow("Name", settings, \.name)
      if settings.nightMode { Row("Until").value("\(settings.size)") }
    }
  }
}

@MainActor
@Suite("Settings with types")
struct LiveSettingsTests {
  @Test("A page reads and sets settings by their names")
  func page() throws {
    let store = MemoryStore()
    let test = PageTest(OwnPage(settings: LiveSettings(store)))
    #expect(test.rows == [["Night mode"], ["Name", "Ada"]])
    try test.toggle("Night mode")
    try test.type("Grace", into: "Name")
    #expect(store.values == ["night_mode": true, "name": "Grace"])
    #expect(test.rows == [["Night mode"], ["Name", "Grace"], ["Until", "12"]])
  }

  @Test("Rows of settings name the line of the application that creates them")
  func lines() {
    let settings = LiveSettings(MemoryStore(["tags": ["a"]]))
    let choices = SettingsChoices([SettingsChoices.Choice(1, title: "One")])
    let item = SettingsItem(position: 0, key: nil, title: "Tag", control: .field(SettingsField()))
    let list = SettingsList(item: item, adding: item, isDeletable: true)
    let rows =
      [
        SettingsChoiceRow("Size", settings, key: "size", choices: choices).row,
        SettingsChoiceRow("Size", settings, key: "size", choices: [(1, "One")]).row,
        SettingsDateRow("Date", settings, key: "date").row,
        SettingsDateRow("Date", settings, key: "date", default: "soon").row,
        SettingsSliderRow(label: "Volume", settings, key: "volume").row,
      ] + choices.rows(settings, key: "size") + list.rows(settings, key: "tags")
    #expect(Set(rows.map { "\($0.source.fileID)" }) == ["\(#fileID)"])
  }

  @Test("A stored value of another type counts as the default")
  func types() {
    let settings = LiveSettings(MemoryStore(["size": "big", "night_mode": 1, "name": 7]))
    #expect(settings.size == 12 && settings.nightMode && settings.name == "Ada")
  }

  @Test("Numbers that a user has typed into a field are numbers")
  func typedNumbers() {
    let texts: [(String, Int, Double)] = [
      ("14", 14, 14), (" 14\n", 14, 14), ("-2.0", -2, -2), ("0.25", 12, 0.25), ("", 12, 1),
      ("14 px", 12, 1), ("nan", 12, 1), ("inf", 12, 1),
      ("0,5", 12, 0.5), ("-2,25", 12, -2.25), ("0,125", 12, 0.125), ("١٤", 14, 14),
      ("١٢٫٥", 12, 12.5), ("१४", 14, 14), ("1,234.5", 12, 1), ("1,234", 12, 1), ("1,2,3", 12, 1),
      ("9007199254740993", 9_007_199_254_740_993, 9e15),
    ]
    for (text, integer, real) in texts {
      let settings = LiveSettings(MemoryStore(["size": .string(text), "scale": .string(text)]))
      #expect(settings.size == integer, "\(text)")
      #expect(abs(settings.scale - real) <= real.magnitude / 1_000, "\(text)")
    }
  }

  private struct UnitsPage: TablePage {
    let settings: LiveSettings
    let choices: SettingsChoices
    let note: @MainActor () -> Void
    var title: String { "Units" }
    var sections: [TableSection] {
      TableSection(
        rows: choices.rows(settings, key: "unit", default: "m").map { $0.onSelect(note) })
      TableSection {
        SettingsChoiceRow("Unit", settings, key: "unit", choices: choices).onSelect(note)
      }
    }
  }

  @Test("Rows of a setting keep their effect if a closure for taps is added, and have a role")
  func taps() throws {
    let settings = LiveSettings(MemoryStore())
    let choices = SettingsChoices([.init("m", title: "Metre"), .init("f", title: "Foot")])
    var log: [SettingsValue?] = []
    let note = { @MainActor in log.append(settings.value(forKey: "unit")) }
    let test = PageTest(UnitsPage(settings: settings, choices: choices, note: note))
    try test.tap("Foot")
    #expect(settings.value(forKey: "unit") == "f" && log == ["f"])
    test.driver.update()
    let roles = (0..<2).map { test.page.row(at: RowIndexPath(section: 0, row: $0))?.role }
    #expect(roles == [.radio(isChosen: false), .radio(isChosen: true)])
    try test.tap("Unit")
    #expect(test.title == "Unit" && log == ["f", "f"])
  }

  /// A page in another language and color scheme than those of the application.
  private struct ArabicPage: TablePage {
    let settings: LiveSettings
    var title: String { "الإعدادات" }
    var language: String? { "ar" }
    var colorScheme: PageColorScheme? { .dark }
    var appearance: PageAppearance { .plain }
    var sections: [TableSection] {
      TableSection {
        SettingsChoiceRow(
          "Size", settings, key: "size", default: 1, choices: [(1, "Small"), (2, "Large")])
        SettingsDateRow("Alarm", settings, key: "alarm", mode: .time)
      }
      TableSection(
        "Tags",
        rows: SettingsList(
          item: SettingsItem(position: 0, key: "tag", title: "", control: .field(SettingsField())),
          adding: SettingsItem(
            position: 1, key: "tag", title: "",
            control: .choice(SettingsChoices([SettingsChoices.Choice("a", title: "A")]))),
          isDeletable: true
        ).rows(settings, key: "tags"))
    }
  }

  @Test("Pages of choices have the language and the look of the page below, and texts its language")
  func look() throws {
    let settings = LiveSettings(MemoryStore())
    let test = PageTest(ArabicPage(settings: settings))
    let texts = SettingsTexts(language: "ar")
    #expect(test.shows(texts.notSet))
    for title in ["Size", texts.add] {
      try test.tap(title)
      #expect(test.page.language == "ar" && test.page.colorScheme == .dark, "\(title)")
      #expect(test.page.appearance == .plain, "\(title)")
      try test.back()
    }
  }

  @Test("A value that cannot be stored is reported, and the page keeps the stored one")
  func error() throws {
    let folder = try TemporaryFolder()
    let settings = LiveSettings(try JSONFileStore(path: folder.file("missing/s.json")))
    var errors: [SettingsStoreError] = []
    settings.onError = { errors.append($0) }
    settings.nightMode = true
    #expect(!settings.nightMode && errors.count == 1)
  }

  @Test(
    "Each change calls onChange once, also one that is set here", arguments: [true, false])
  func onChange(hasReadBefore: Bool) async {
    let store = MemoryStore()
    let settings = LiveSettings(store)
    var changes: [Set<String>] = []
    settings.onChange = { changes.append($0) }
    if hasReadBefore { #expect(!settings.nightMode) }
    settings.nightMode = true
    settings.nightMode = true
    // The notices of the store are tasks.
    for _ in 0..<100 { await Task.yield() }
    #expect(changes == [["night_mode"]])
    store.set(false, forKey: "night_mode")
    await waitUntil { changes.count >= 2 }
    #expect(changes == [["night_mode"], ["night_mode"]])
  }

  private func unwritable() throws -> (TemporaryFolder, JSONFileStore) {
    let folder = try TemporaryFolder()
    return (folder, try JSONFileStore(path: folder.file("missing/s.json")))
  }

  @Test("A message on the page explains that a value could not be stored")
  func message() throws {
    let (_, store) = try unwritable()
    let settings = LiveSettings(store)
    let test = PageTest(OwnPage(settings: settings))
    try test.type("Grace", into: "Name")
    #expect(test.toasts == ["The value could not be stored."])
    #expect(test.rows == [["Night mode"], ["Name", "Ada"]])
    settings.onError = { _ in }
    try test.toggle("Night mode")
    #expect(test.toasts.count == 1, "The application has a message of its own")
  }

  @Test("The message is in the language of the page")
  func messageInAnotherLanguage() throws {
    let (_, store) = try unwritable()
    let files = TestBundle.files(["Root": [TestBundle.toggle("Nachtmodus", key: "night")]])
    let bundle = SettingsBundle(files, variant: SettingsVariant(languages: ["de"]))
    let test = PageTest(SettingsPages(bundle, store: store).rootPage)
    try test.toggle("Nachtmodus")
    #expect(test.toasts == ["Der Wert konnte nicht gespeichert werden."])
  }
}
