// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

@MainActor
@Suite("Pages of settings bundles")
struct SettingsPageTests {
  private let store = MemoryStore()

  private func test(_ specifiers: SettingsValue...) -> PageTest {
    let bundle = SettingsBundle(TestBundle.files(["Root": specifiers]))
    return PageTest(SettingsPages(bundle, store: store).rootPage)
  }

  @Test("A switch stores its values, which may be texts")
  func toggle() throws {
    let test = test(
      TestBundle.toggle("Plain", key: "a", default: true),
      TestBundle.toggle("Texts", key: "b", default: "no", ["TrueValue": "yes", "FalseValue": "no"]))
    try test.toggle("Plain")
    try test.toggle("Texts")
    #expect(store.values == ["a": false, "b": "yes"])
    try test.toggle("Texts")
    #expect(store.value(forKey: "b") == "no")
  }

  @Test("A choice is made on a page of its own, and its row shows the short title")
  func choice() throws {
    let test = test(
      TestBundle.choice(
        "Size", key: "size", default: 1, [1: "One (long)", 2: "Two (long)"],
        ["ShortTitles": ["One", "Two"], "FooterText": "Pick one."]))
    #expect(test.rows == [["Size", "One"]])
    try test.tap("Size")
    #expect(test.title == "Size")
    try test.tap("Two (long)")
    try test.back()
    #expect(test.rows == [["Size", "Two"]] && store.values == ["size": 2])
  }

  @Test("A radio group has a row for each value")
  func radio() throws {
    let test = test(
      TestBundle.choice(
        "Unit", key: "unit", type: "PSRadioGroupSpecifier", default: "m",
        ["m": "Metre", "f": "Foot"], ["FooterText": "Of lengths."]),
      TestBundle.toggle("After", key: "after"))
    #expect(test.page.sections.map(\.rowCount) == [2, 1])
    try test.tap("Foot")
    #expect(store.values == ["unit": "f"])
    #expect(
      test.page.row(at: RowIndexPath(section: 0, row: 1))?.accessory == .checkmark)
  }

  @Test("A choice that is quick leaves its page, and a switch with a checkmark has its role")
  func roles() throws {
    let test = test(
      TestBundle.choice(
        "Size", key: "size", default: 1, [1: "One", 2: "Two"],
        ["IASKQuickMultiValueSelection": true]),
      TestBundle.toggle("Mark", key: "mark", default: true, ["IASKToggleStyle": "Checkmark"]))
    try test.tap("Size")
    #expect(
      test.page.row(at: RowIndexPath(section: 0, row: 0))?.role == .radio(isChosen: true))
    try test.tap("Two")
    #expect(test.title == "Settings" && store.values == ["size": 2])
    let mark = { test.page.row(at: RowIndexPath(section: 0, row: 1)) }
    #expect(mark()?.role == .check(isChosen: true) && mark()?.accessory == .checkmark)
    try test.tap("Mark")
    #expect(store.values == ["size": 2, "mark": false] && mark()?.role == .check(isChosen: false))
  }

  @Test("A button has the same look with a subtitle")
  func button() throws {
    let button: SettingsValue = [
      "Type": "IASKButtonSpecifier", "Title": "Reset", "Key": "reset",
      "IASKSubtitle": ["1": "All"],
    ]
    for (value, texts) in [(nil, ["Reset"]), (1, ["Reset", "All"])] as [(SettingsValue?, [String])]
    {
      if let value { store.set(value, forKey: "reset") }
      let test = test(button)
      let row = try #require(test.page.row(at: RowIndexPath(section: 0, row: 0)))
      #expect(row.texts == texts && row.standardContent?.control == .button(.normal))
      try test.tap("Reset")
      #expect(test.toasts == ["Reset"])
    }
  }

  @Test("Titles are sorted as readers of the language expect")
  func sorted() throws {
    let test = test(
      TestBundle.choice(
        "City", key: "city", default: 1,
        [1: "Zürich", 2: "Äpfingen", 3: "aachen", 4: "10", 5: "9"],
        ["DisplaySortedByTitle": true]))
    try test.tap("City")
    #expect(test.rows.map { $0[0] } == ["9", "10", "aachen", "Äpfingen", "Zürich"])
  }

  @Test("Fields, sliders and dates store what the user enters")
  func inputs() throws {
    let test = test(
      ["Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "name"],
      ["Type": "PSSliderSpecifier", "Title": "Volume", "Key": "volume", "MaximumValue": 10],
      ["Type": "IASKDatePickerSpecifier", "Title": "Day", "Key": "day", "DatePickerMode": "Date"])
    try test.type("Ada", into: "Name")
    try test.slide("Volume", to: 7)
    try test.set("Day", to: CalendarDate(year: 2024, month: 2, day: 29))
    #expect(store.values["name"] == "Ada" && store.values["volume"] == 7.0)
    #expect(store.value(forKey: "day")?.date?.timeIntervalSince1970 == 1_709_164_800)
  }

  @Test(
    "A date that was never set is chosen, changed, and removed", arguments: ["Date", "Time", nil])
  func missingDate(mode: String?) throws {
    var specifier: [String: SettingsValue] = [
      "Type": "IASKDatePickerSpecifier", "Title": "Alarm", "Key": "alarm",
    ]
    specifier["DatePickerMode"] = mode.map(SettingsValue.string)
    let test = test(.dictionary(specifier))
    #expect(test.rows == [["Alarm", "Not set"]])
    let (day, time) = (CalendarDate(year: 2026, month: 11, day: 22), ClockTime(hour: 19, minute: 5))
    switch mode {
    case "Date": try test.set("Alarm", to: day)
    case "Time": try test.set("Alarm", to: time)
    default: try test.set("Alarm", to: CalendarDateTime(day, time))
    }
    let date = store.value(forKey: "alarm")?.date?.timeIntervalSince1970
    #expect(date == ["Date": 1_795_305_600, "Time": 68_700][mode ?? "", default: 1_795_374_300])
    try test.removeDate(of: "Alarm")
    #expect(store.values.isEmpty && test.toasts.isEmpty)
    #expect(test.rows == [["Alarm", "Not set"]])
  }

  @Test("A date with a default cannot be removed, and a value that is no date is typed over")
  func otherDates() throws {
    store.set("soon", forKey: "day")
    let date = SettingsValue.date(Date(timeIntervalSince1970: 1_795_348_800))
    let test = test(
      ["Type": "IASKDatePickerSpecifier", "Title": "Day", "Key": "day", "DatePickerMode": "Date"],
      [
        "Type": "IASKDatePickerSpecifier", "Title": "Start", "Key": "start", "DefaultValue": date,
      ])
    #expect(throws: PageTestError.self) { try test.removeDate(of: "Start") }
    #expect(test.rows.first == ["Day", "soon"])
    try test.type("2026-02-29", into: "Day")
    #expect(store.values == ["day": "soon"] && test.toasts.count == 1)
    try test.type("2024-02-29", into: "Day")
    #expect(store.value(forKey: "day")?.date?.timeIntervalSince1970 == 1_709_164_800)
  }

  @Test("Addresses are opened, and those of other applications are shown")
  func addresses() throws {
    let test = test(
      ["Type": "IASKOpenURLSpecifier", "Title": "Site", "File": "https://example.com/a"],
      [
        "Type": "IASKMailComposeSpecifier", "Title": "Mail",
        "IASKMailComposeToRecipents": ["ann@example.com"],
      ],
      ["Type": "PSChildPaneSpecifier", "Title": "Help", "File": "http://example.com/help"],
      ["Type": "IASKOpenURLSpecifier", "Title": "Wi-Fi", "File": "prefs:root=WIFI"])
    for title in ["Site", "Mail", "Help"] { try test.tap(title) }
    let addresses = ["https://example.com/a", "mailto:ann@example.com", "http://example.com/help"]
    #expect(
      test.systemRequests == addresses.compactMap { ExternalLink($0).map(SystemRequest.open) })
    #expect(test.systemRequests.count == 3 && test.dialog == nil && test.diagnostics.isEmpty)
    try test.tap("Wi-Fi")
    #expect(test.dialog?.message == "prefs:root=WIFI")
  }

  @Test("An application may perform the actions of addresses itself, or leave them to the pages")
  func ownActions() throws {
    let address: SettingsValue = [
      "Type": "IASKOpenURLSpecifier", "Title": "Site", "File": "https://example.com",
    ]
    let bundle = SettingsBundle(TestBundle.files(["Root": [address]]))
    let pages = SettingsPages(bundle, store: store)
    var actions: [SettingsAction] = []
    pages.onAction = { action, navigator in
      actions.append(action)
      if actions.count > 1 { SettingsPages.perform(action, with: navigator) }
    }
    let test = PageTest(pages.rootPage)
    try test.tap("Site")
    #expect(actions == [.address("https://example.com", title: "Site")])
    #expect(test.systemRequests.isEmpty && test.dialog == nil)
    try test.tap("Site")
    #expect(test.systemRequests.count == 1)
  }

  private func link(_ title: String, to page: String) -> SettingsValue {
    ["Type": "PSChildPaneSpecifier", "Title": .string(title), "File": .string(page)]
  }

  @Test("A page without a title has that of the first row that leads to it, also at its address")
  func titles() throws {
    let pages = SettingsPages(
      SettingsBundle(
        TestBundle.files([
          "Root": [link("", to: "Sub"), link("Details", to: "Sub")],
          "Sub": [link("More", to: "Sub"), link("Start", to: "Root")],
        ])), store: store)
    let test = PageTest(pages.rootPage)
    try test.tap("Details")
    #expect(test.title == "Details")
    #expect(pages.page(atPath: "/Sub")?.title == "Details")
    #expect(pages.page(named: "Sub")?.title == "Details")
    #expect(pages.page(atPath: "/")?.title == "Settings")
    #expect(pages.page(named: "Root")?.title == "Settings")
  }

  @Test("A page has the first language of the user that the bundle has")
  func language() {
    let strings = ["de.lproj/Root.strings": "\"W\" = \"Wort\";", "en.lproj/Root.strings": ""]
    func page(_ languages: [String], _ strings: [String: String]) -> any LinkedPage {
      let files = TestBundle.files(["Root": [TestBundle.group("W")]], strings: strings)
      let bundle = SettingsBundle(files, variant: SettingsVariant(languages: languages))
      return SettingsPages(bundle, store: store).rootPage
    }
    for (languages, language, title) in [
      (["fr", "de-AT"], "de-AT", "Einstellungen"), (["fr"], "en", "Settings"),
      ([], "en", "Settings"), (["en-GB", "de"], "en-GB", "Settings"),
    ] {
      let page = page(languages, strings)
      #expect(page.language == language && page.title == title, "\(languages)")
    }
    // The texts of a bundle without folders are in the language that the application names.
    #expect(page(["fr"], [:]).language == "fr")
    var variant = SettingsVariant(languages: ["fr"])
    variant.developmentLanguage = "nl"
    let files = TestBundle.files(["Root": [TestBundle.group("W")]], strings: strings)
    #expect(SettingsBundle(files, variant: variant).language == "nl")
  }

  @Test("A link with the key of a choice on its page shows the title of the value")
  func linkValues() {
    func link(_ title: String, _ key: String) -> SettingsValue {
      [
        "Type": "PSChildPaneSpecifier", "Title": .string(title), "Key": .string(key),
        "File": "Fruit",
      ]
    }
    let list: SettingsValue = [
      "Type": "IASKListGroupSpecifier", "Key": "list",
      "ItemSpecifier": ["Type": "PSTextFieldSpecifier"],
    ]
    let files = TestBundle.files(
      [
        "Root": [
          link("Fruit", "fruit"), link("Size", "size"), link("Other", "other"),
          link("List", "list"), link("Name", "name"), link("Table", "table"), link("None", "none"),
        ],
        "Fruit": [
          TestBundle.choice(
            "Fruit", key: "fruit", type: "PSRadioGroupSpecifier", default: "a",
            ["a": "APPLE", "b": "BANANA"]),
          TestBundle.choice(
            "Size", key: "size", default: 1, [1: "Small, for one"], ["ShortTitles": ["Small"]]),
          TestBundle.choice("Other", key: "other", default: 1, [1: "One"]), list,
          ["Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "name"],
        ],
      ], strings: ["en.lproj/Root.strings": #""BANANA" = "Banane";"#])
    for (key, value) in [
      ("fruit", "b"), ("other", 7), ("list", ["one", "two"]), ("name", "Ada"), ("table", ["a": 1]),
    ] as [(String, SettingsValue)] {
      store.set(value, forKey: key)
    }
    let test = PageTest(SettingsPages(SettingsBundle(files), store: store).rootPage)
    #expect(
      test.rows == [
        ["Fruit", "Banane"], ["Size", "Small"], ["Other", "7"], ["List"], ["Name", "Ada"],
        ["Table"], ["None"],
      ])
  }

  @Test("Rows that lead to pages and choices have the paths of their pages")
  func paths() throws {
    let choice = TestBundle.choice("Size", key: "size", default: 1, [1: "One", 2: "Two"])
    let pages = SettingsPages(
      SettingsBundle(
        TestBundle.files([
          "Root": [link("More", to: "Über uns"), link("Start", to: "Root")],
          "Über uns": [choice],
        ])), store: store)
    pages.basePath = "/settings"
    let test = PageTest(pages.rootPage)
    func path(_ row: Int) -> String? {
      guard case .page(let link) = test.page.row(at: RowIndexPath(section: 0, row: row))?.role
      else { return nil }
      return link.address
    }
    #expect(path(0) == "/settings/%C3%9Cber%20uns" && path(1) == "/settings")
    try test.tap("More")
    let choicePath = try #require(path(0))
    #expect(choicePath == "/settings/%C3%9Cber%20uns/-/0")
    #expect(pages.page(atPath: choicePath)?.title == "Size")
  }

  @Test("Only paths below the base path lead to pages")
  func basePath() throws {
    let pages = SettingsPages(
      SettingsBundle(
        TestBundle.files(["Root": [link("More", to: "Advanced")], "Advanced": []])), store: store)
    pages.basePath = "/settings"
    let queries = ["/settings?row=0%20wifi", "/settings/Advanced?row=1#top", "/settings#top"]
    for path in ["/settings", "/settings/", "/settings/Advanced"] + queries {
      #expect(pages.page(atPath: path) != nil, "\(path)")
    }
    for path in ["/settingsAdvanced", "/Advanced", "/settings2", "", "?/settings"] {
      #expect(pages.page(atPath: path) == nil, "\(path)")
    }
  }

  @Test("Dates are chosen in the parts of their mode, and a time keeps its day")
  func dates() throws {
    let noon = SettingsValue.date(Date(timeIntervalSince1970: 1_795_348_800))
    let test = test(
      [
        "Type": "IASKDatePickerSpecifier", "Title": "Time", "Key": "time",
        "DatePickerMode": "Time", "DefaultValue": noon,
      ],
      ["Type": "IASKDatePickerSpecifier", "Title": "Both", "Key": "both", "DefaultValue": noon])
    try test.set("Time", to: ClockTime(hour: 7, minute: 30))
    try test.set(
      "Both",
      to: CalendarDateTime(
        CalendarDate(year: 2024, month: 2, day: 29), ClockTime(hour: 19, minute: 5)))
    #expect(store.value(forKey: "time")?.date?.timeIntervalSince1970 == 1_795_332_600)
    #expect(store.value(forKey: "both")?.date?.timeIntervalSince1970 == 1_709_233_500)
  }

  @Test("A chosen day keeps the time of the date, which another row may show")
  func dayKeepsTime() throws {
    let day = CalendarDate(year: 2024, month: 2, day: 29)
    // The second date is before 1970.
    for (old, new) in [(1_795_374_300.25, 1_709_233_500.25), (-1, 1_709_251_199)] {
      store.set(.date(Date(timeIntervalSince1970: old)), forKey: "start")
      let page = test([
        "Type": "IASKDatePickerSpecifier", "Title": "Day", "Key": "start", "DatePickerMode": "Date",
      ])
      try page.set("Day", to: day)
      #expect(store.value(forKey: "start")?.date?.timeIntervalSince1970 == new)
    }
  }

  @Test("Whole numbers match only equal ones, even if they are equal as floating-point numbers")
  func largeNumbers() {
    let large = 9_007_199_254_740_992
    let number = SettingsValue.integer(large)
    #expect(
      !number.matches(.integer(large + 1)) && !SettingsValue.integer(large + 1).matches(number))
    #expect(
      number.matches(.real(Double(large))) && !SettingsValue.integer(.max).matches(.real(0x1p63)))
    #expect(SettingsValue.bool(true).matches(1) && SettingsValue.real(1).matches(1))
    #expect(SettingsValue.number("18446744073709551616").matches(.real(0x1p64)))
    let choices = SettingsChoices([SettingsChoices.Choice(.integer(large + 1), title: "Other")])
    #expect(choices.position(of: number) == nil)
    #expect(choices.shortTitle(of: number) == "9007199254740992")
  }

  @Test("A value that is stored is the chosen one, and not another one that matches it")
  func matchingValues() throws {
    let test = test(
      TestBundle.choice(
        "Unit", key: "unit", type: "PSRadioGroupSpecifier", default: 1, [1: "One", true: "Yes"]))
    func isChosen(_ row: Int) -> Bool {
      test.page.row(at: RowIndexPath(section: 0, row: row))?.accessory == .checkmark
    }
    #expect(isChosen(0) && !isChosen(1))
    try test.tap("Yes")
    #expect(store.values == ["unit": true])
    #expect(!isChosen(0) && isChosen(1))
  }

  @Test("Elements of a list are added, changed and deleted")
  func list() throws {
    let field: SettingsValue = ["Type": "PSTextFieldSpecifier"]
    let adding: SettingsValue = ["Type": "PSTextFieldSpecifier", "Title": "New", "Key": "new"]
    let test = test([
      "Type": "IASKListGroupSpecifier", "Key": "tags", "Title": "Tags", "ItemSpecifier": field,
      "AddSpecifier": adding, "Deletable": true,
    ])
    try test.type("one", into: "New")
    try test.type("two", into: "New")
    try test.type("three", into: .at(RowIndexPath(section: 0, row: 0)))
    #expect(store.values == ["tags": ["three", "two"]])
    try test.delete(.at(RowIndexPath(section: 0, row: 0)))
    #expect(store.values == ["tags": ["two"]])
  }

  @Test("A row shows the subtitle of its value")
  func subtitle() throws {
    let lines: SettingsValue = ["1": "Switched on", "__default__": "Other"]
    let test = test(TestBundle.toggle("A", key: "a", ["IASKSubtitle": lines]))
    #expect(test.rows == [["A", "Other"]])
    try test.toggle("A")
    #expect(test.rows == [["A", "Switched on"]])
  }

  @Test("A switch shows the subtitle of its state, whatever its values are")
  func subtitlesOfStates() throws {
    let lines: SettingsValue = ["YES": "On", "NO": "Off"]
    let values: [String: SettingsValue] = ["TrueValue": "yes", "FalseValue": 0]
    // `YES` is also the value of a switch that is off.
    let inverted: [String: SettingsValue] = ["TrueValue": "NO", "FalseValue": "YES"]
    let test = test(
      TestBundle.toggle("A", key: "a", ["IASKSubtitle": lines]),
      TestBundle.toggle("B", key: "b", default: 0, values.merging(["IASKSubtitle": lines]) { $1 }),
      TestBundle.toggle(
        "C", key: "c", default: "YES", inverted.merging(["IASKSubtitle": lines]) { $1 }),
      TestBundle.toggle(
        "D", key: "d", ["IASKToggleStyle": "Checkmark", "IASKSubtitle": ["NO": "No", "1": "Yes"]]),
      ["Type": "PSToggleSwitchSpecifier", "Title": "E", "Key": "e", "IASKSubtitle": lines])
    #expect(
      test.rows == [["A", "Off"], ["B", "Off"], ["C", "Off"], ["D", "No"], ["E", "Off"]])
    for title in ["A", "B", "C", "E"] { try test.toggle(title) }
    try test.tap("D")
    #expect(store.values == ["a": true, "b": "yes", "c": "NO", "d": true, "e": true])
    #expect(test.rows == [["A", "On"], ["B", "On"], ["C", "On"], ["D", "Yes"], ["E", "On"]])
  }

  @Test("A switch whose value is another one shows the subtitle of its state")
  func subtitleOfOtherValue() {
    store.set("YES", forKey: "a")
    let lines: SettingsValue = ["YES": "On", "NO": "Off"]
    #expect(test(TestBundle.toggle("A", key: "a", ["IASKSubtitle": lines])).rows == [["A", "On"]])
  }

  @Test("A value that another part of the program stores is shown")
  func outside() async throws {
    let test = test([
      "Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "v", "DefaultValue": "1",
    ])
    #expect(test.rows == [["Version", "1"]])
    store.set("2", forKey: "v")
    // The notice of the store and the evaluation of the page are tasks.
    for _ in 0..<100 where test.rows != [["Version", "2"]] { await test.settled() }
    #expect(test.rows == [["Version", "2"]])
  }
}
