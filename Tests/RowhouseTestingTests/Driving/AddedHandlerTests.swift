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
    var log: [String] = []
  }

  private struct Page: TablePage {
    let settings: Settings
    var title: String { "Settings" }
    var sections: [TableSection] {
      TableSection {
        ToggleRow("Night mode", settings, \.isDark)
          .onChange { _, value in settings.log.append("\(value), \(settings.isDark)") }
          .onChange { _, _ in settings.log.append("again") }
        FieldRow("Name", settings, \.name)
          .onDidEndEditing { settings.log.append("end of \(settings.name)") }
          .onDidEndEditing { settings.log.append("second end") }
          .onChange { _, _ in settings.log.append("name \(settings.name)") }
          .reporting(.continuous)
        SliderRow("Volume", settings, \.volume)
          .onChange { _, _ in settings.log.append("volume \(settings.volume)") }
      }
    }
  }

  @Test("They are called after the row has set its property, in the order in which they were added")
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

  @Test("Setting the handler of an event replaces all of them")
  func replacing() {
    var calls: [String] = []
    var row = Row("").onChange { _, _ in calls.append("added") }.row
    row.handlers[.change] = { _, _ in calls.append("set") }
    row.handlers[.change]?(.main, .pressed)
    #expect(calls == ["set"])
    row.handlers[.change] = nil
    #expect(row.handlers.events.isEmpty && row.handlers[.change] == nil)
  }
}
