// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Setting dates and colors")
struct SettingTests {
  @Test("A date and a color are chosen, and drawn")
  func sets() throws {
    var (day, ink) = (CalendarDate(year: 2026, month: 11, day: 22), RGBA(hex: 0x1A237E))
    let page = DrawnPage("Letter") {
      TableSection {
        DateRow("Day", value: day) { day = $0 }
        ColorRow("Ink", value: ink) { ink = $0 }
      }
    }
    let test = PageTest(page)
    #expect(test.text.lines.contains { $0.contains("(2026-11-22)") })
    #expect(test.text.lines.contains { $0.contains("(#1a237e)") })
    try test.set("Day", to: CalendarDate(year: 2027, month: 1, day: 1))
    try test.set("Ink", to: RGBA(hex: 0))
    #expect(day.year == 2027 && ink == RGBA(hex: 0))
  }

  private final class Task { var due: CalendarDate? }

  private struct TaskPage: TablePage {
    let task: Task
    var title: String { "Task" }
    var sections: [TableSection] {
      TableSection { DateRow("Due", task, \.due, none: "No date") }
    }
  }

  @Test("A date that may be missing is set and removed")
  func missing() throws {
    let task = Task()
    let test = PageTest(TaskPage(task: task))
    #expect(test.shows("No date"))
    #expect(test.text.lines.contains { $0.contains("(No date)") })
    try test.removeDate(of: "Due")
    try test.set("Due", to: CalendarDate(year: 2027, month: 1, day: 1))
    #expect(task.due?.year == 2027 && !test.shows("No date"))
    try test.removeDate(of: "Due")
    #expect(task.due == nil && test.shows("No date"))
    #expect(test.diagnostics.isEmpty)
  }

  @Test("Only a date that may be missing is removed")
  func required() throws {
    let day = CalendarDate(year: 2026, month: 11, day: 22)
    let test = PageTest(
      DrawnPage("Letter") { TableSection { DateRow("Day", value: day) { _ in } } })
    let error = #expect(throws: PageTestError.self) { try test.removeDate(of: "Day") }
    #expect(
      error?.description == """
        No user can give the date “Day”, named main in row 0.0 “Day” of “Letter” the value \
        nil. It takes existing days.
        """)
  }

  @Test("A date that does not exist and a clear color are refused")
  func refused() throws {
    let page = DrawnPage("Letter") {
      TableSection {
        DateRow("Day", value: CalendarDate(year: 2026, month: 11, day: 22)) { _ in }
        ColorRow("Ink", value: RGBA(hex: 0)) { _ in }
      }
    }
    let test = PageTest(page)
    let error = #expect(throws: PageTestError.self) {
      try test.set("Day", to: CalendarDate(year: 2026, month: 2, day: 30))
    }
    #expect(
      error?.description == """
        No user can give the date “Day”, named main in row 0.0 “Day” of “Letter” the value \
        2026-02-30. It takes existing days.
        """)
    #expect(throws: PageTestError.self) {
      try test.set("Day", to: ClockTime(hour: 1, minute: 1))
    }
    #expect(throws: PageTestError.self) {
      try test.set("Ink", to: RGBA(red: 0, green: 0, blue: 0, alpha: 9))
    }
  }
}
