// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Handlers that are added to those of a row")
struct AddedHandlerTests {
  private final class Settings {
    var isDark = false
    var name = "Ada"
    var volume = 0.5
    var sound = "Bell"
    var city: String? = "Paris"
    var rest = Duration.seconds(60)
    var length = Duration.seconds(60)
    var isQuiet = false
    var log: [String] = []
  }

  private struct Page: TablePage {
    let settings: Settings
    var title: String { "Settings" }
    var sections: [TableSection] {
      TableSection {
        ToggleRow("Night mode", settings, \.isDark)
          .onControlChange { _, value in settings.log.append("\(value), \(settings.isDark)") }
          .onControlChange { _, _ in settings.log.append("again") }
        FieldRow("Name", settings, \.name)
          .onDidEndEditing { settings.log.append("end of \(settings.name)") }
          .onDidEndEditing { settings.log.append("second end") }
          .onControlChange { _, _ in settings.log.append("name \(settings.name)") }
          .reporting(.continuous)
        SliderRow("Volume", settings, \.volume)
          .onControlChange { _, _ in settings.log.append("volume \(settings.volume)") }
      }
    }
  }

  @Test(
    "Added handlers are called after the row has set its property, in the order in which they were added"
  )
  func changes() throws {
    let settings = Settings()
    let test = PageTest(Page(settings: settings))
    try test.toggle("Night mode")
    #expect(settings.isDark && settings.log == ["isOn(true), true", "again"])
    settings.log = []
    try test.type("Grace", into: "Name")
    #expect(settings.log == ["name Grace", "end of Grace", "second end"])
    try test.slide("Volume", to: 0.75)
    #expect(settings.volume == 0.75 && settings.log.last == "volume 0.75")
    #expect(test.diagnostics.isEmpty)
  }

  private struct ChoicePage: TablePage {
    let settings: Settings
    var title: String { "Choices" }
    var sections: [TableSection] {
      TableSection {
        PickerRow("Sound", settings, \.sound, options: ["Bell", "Chime"]) { $0 }
          .onControlChange { _, value in settings.log.append("\(value), \(settings.sound)") }
        PickerRow("City", settings, \.city, options: ["Paris", "Rome"], none: "None") { $0 }
          .onControlChange { _, value in settings.log.append("\(value), \(settings.city ?? "-")") }
          .pickerStyle(.page)
        DurationRow("Rest", settings, \.rest, in: .zero ... .seconds(600))
          .onControlChange { _, _ in settings.log.append("rest \(settings.rest)") }
        DurationRow("Length", settings, \.length, in: .zero ... .seconds(6_000))
          .onControlChange { _, _ in settings.log.append("length \(settings.length)") }
        CheckRow("Quiet", settings, \.isQuiet)
          .onControlChange { _, value in settings.log.append("\(value), \(settings.isQuiet)") }
      }
    }
  }

  @Test(
    "Added handlers are called for each kind of row with choices, also if the choices are on a page"
  )
  func choices() throws {
    let settings = Settings()
    let test = PageTest(ChoicePage(settings: settings))
    try test.choose("Chime", in: "Sound")
    #expect(settings.sound == "Chime" && settings.log == ["\(ControlValue.option("Chime")), Chime"])
    for (city, key) in [("Rome", "Rome"), ("None", nil)] {
      settings.log = []
      try test.tap("City")
      try test.tap(.text(city))
      #expect(settings.city == key)
      #expect(settings.log == ["\(ControlValue.option(key)), \(key ?? "-")"])
    }
    settings.log = []
    try test.choose("2 min", in: "Rest")
    try test.tap("Length")
    try test.type("1 h 3", into: .id("search field"))
    try test.tap(.text("1 h 3 min"))
    #expect(settings.rest == .seconds(120) && settings.length == .seconds(3_780))
    #expect(settings.log == ["rest \(settings.rest)", "length \(settings.length)"])
    settings.log = []
    try test.tap("Quiet")
    #expect(settings.isQuiet && settings.log == ["isOn(true), true"])
    #expect(test.diagnostics.isEmpty)
  }

  private struct TapPage: TablePage {
    let settings: Settings
    var title: String { "Taps" }
    var sections: [TableSection] {
      let choices = ["Bell", "Chime"]
      let note = { @MainActor in
        settings.log.append("\(settings.sound), \(settings.isDark), \(settings.isQuiet)")
      }
      TableSection {
        CheckRow("Quiet", settings, \.isQuiet).onControlChange { _, _ in
          settings.log.append("change")
        }
        .onSelect(note).onSelect { settings.log.append("second") }
        CheckRow("Quiet too", settings, \.isQuiet).row.onSelect(note)
        ChoiceRows(settings, \.sound, options: choices) { $0 }.row { row, _ in row.onSelect(note) }
        ExpanderRow("More", settings, \.isDark) { Row("Inner") }.row { $0.onSelect(note) }
        PickerRow("First", settings, \.sound, options: choices) { $0 }
          .onSelect(note).pickerStyle(.page)
        PickerRow("Second", settings, \.sound, options: choices) { $0 }
          .pickerStyle(.page).onSelect(note)
      }
    }
  }

  @Test("Closures for taps are called after the effect of a row that edits a value")
  func taps() throws {
    let settings = Settings()
    let test = PageTest(TapPage(settings: settings))
    try test.tap("Quiet")
    #expect(settings.log == ["change", "Bell, false, true", "second"])
    try test.tap("Quiet too")
    #expect(settings.log.last == "Bell, false, false")
    try test.tap("Chime")
    #expect(settings.log.last == "Chime, false, false")
    try test.tap("More")
    #expect(settings.log.last == "Chime, true, false" && test.shows("Inner"))
    for (picker, sound) in [("First", "Bell"), ("Second", "Chime")] {
      settings.log = []
      try test.tap(.text(picker))
      #expect(settings.log.count == 1)
      try test.tap(.text(sound))
      #expect(settings.sound == sound)
    }
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A closure for taps replaces an action, and that of an earlier call")
  func replacedAction() throws {
    var calls: [String] = []
    let test = PageTest(
      DrawnPage("Actions") {
        TableSection {
          ButtonRow("Button") { calls.append("action") }.onSelect { calls.append("button") }
          Row("Row").onSelect { calls.append("first") }.onSelect { calls.append("second") }
          LinkRow("Link") { DrawnPage("Other") {} }.onSelect { calls.append("link") }
        }
      })
    for title in ["Button", "Row", "Link"] { try test.tap(title) }
    #expect(calls == ["button", "second", "link"] && test.title == "Actions")
  }

  @Test("A handler that replaces that of a picker receives its choices, in a menu and on a page")
  func replacingChoice() throws {
    let settings = Settings()
    var log: [ControlValue] = []
    var row = PickerRow("Sound", settings, \.sound, options: ["Bell", "Chime"]) { $0 }
    row.row.handlers[.change] = { log.append($1) }
    row.row.handlers[.change]?(.main, .option("Chime"))
    let page = row.pickerStyle(.page)
    let test = PageTest(DrawnPage("Sounds") { TableSection { page } })
    try test.tap("Sound")
    try test.tap("Chime")
    #expect(settings.sound == "Bell" && log == [.option("Chime"), .option("Chime")])
  }

  @Test(
    "The last style of a picker wins, and closures for taps are called in their order with each")
  func styles() throws {
    let settings = Settings()
    let picker = PickerRow("Sound", settings, \.sound, options: ["Bell", "Chime"]) { $0 }.id(
      "sound")
    let note = { (text: String) in { @MainActor in settings.log.append(text) } }
    for style in PickerRowStyle.allCases where style != .page {
      let row = picker.pickerStyle(.page).pickerStyle(style)
      #expect(row.row == picker.pickerStyle(style).row)
      #expect(row.row.accessory == .none && row.row.handlers[.select] == nil)
      #expect(row.value("Loud").pickerStyle(.page).row.standardContent?.value == "Loud")
      row.onSelect(note("a")).onSelect(note("b")).row.handlers[.select]?()
      #expect(settings.log == ["a", "b"])
      settings.log = []
    }
    let page = picker.pickerStyle(.page)
    #expect(page.row == picker.pickerStyle(.menu).pickerStyle(.page).row)
    #expect(page.accessory(.detail).pickerStyle(.page).row.accessory == .detail)
    let tapped = picker.onSelect(note("a")).onSelect(note("b")).pickerStyle(.page).onSelect(
      note("c"))
    let test = PageTest(DrawnPage("Sounds") { TableSection { tapped } })
    #expect(test.rows == [["Sound", "Bell"]])
    try test.tap("Sound")
    #expect(settings.log == ["a", "b", "c"])
    try test.tap("Chime")
    #expect(settings.sound == "Chime" && test.title == "Sounds" && test.diagnostics.isEmpty)
    var replaced = page
    replaced.row.handlers[.select] = note("only")
    settings.log = []
    replaced.row.handlers[.select]?()
    #expect(settings.log == ["only"])
  }

  @Test("Setting the handler of an event replaces all of them")
  func replacing() {
    var calls: [String] = []
    var row = Row("").onControlChange { _, _ in calls.append("added") }.row
    row.handlers[.change] = { _, _ in calls.append("set") }
    row.handlers[.change]?(.main, .pressed)
    #expect(calls == ["set"])
    row.handlers[.change] = nil
    #expect(row.handlers.events.isEmpty && row.handlers[.change] == nil)
  }
}
