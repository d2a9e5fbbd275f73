// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseForms
import RowhouseFoundation
import RowhouseTesting
import Testing

@Suite("Rows for moments")
@MainActor
struct MomentRowTests {
  @Observable @MainActor
  final class Event {
    var start = Date("2026-11-27T23:30:45Z")
    var reminder: Date?
  }

  private let event = Event()
  private let berlin: TimeZone

  init() throws { berlin = try #require(TimeZone(identifier: "Europe/Berlin")) }

  private struct Page: TablePage {
    let rows: @MainActor () -> [AnyRow]
    var title: String { "Event" }
    var sections: [TableSection] { TableSection { rows() } }
  }

  private func test(@RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]) -> PageTest {
    PageTest(Page(rows: rows))
  }

  private func day(_ text: String) throws -> CalendarDate {
    let value = try #require(DateValue(text))
    return try #require(CalendarDate(value))
  }

  @Test("The row shows a moment in its time zone")
  func shown() {
    let test = test { [event, berlin] in DateRow("Start", event, \.start, timeZone: berlin) }
    #expect("\(test.text)".contains("(2026-11-28T00:30)"))
  }

  @Test("The choice of a day keeps the time of day and its seconds")
  func choosingADay() throws {
    let test = test { [event, berlin] in
      DateRow("Start", event, \.start, components: .date, timeZone: berlin)
    }
    try test.set("Start", to: try day("2026-07-01"))
    #expect(event.start == Date("2026-06-30T22:30:45Z"))
  }

  @Test("The choice of a time keeps the day")
  func choosingATime() throws {
    let test = test { [event, berlin] in
      DateRow("Start", event, \.start, components: .time, timeZone: berlin)
    }
    try test.set("Start", to: ClockTime(hour: 9, minute: 15))
    #expect(event.start == Date("2026-11-28T08:15:00Z"))
  }

  @Test("The choice of both sets the beginning of a minute")
  func choosingBoth() throws {
    let test = test { [event, berlin] in DateRow("Start", event, \.start, timeZone: berlin) }
    let chosen = CalendarDateTime(try day("2026-12-24"), ClockTime(hour: 18, minute: 0))
    try test.set("Start", to: chosen)
    #expect(event.start == Date("2026-12-24T17:00:00Z"))
  }

  @Test("A missing moment becomes the beginning of the chosen day, and can be removed")
  func missing() throws {
    let test = test { [event, berlin] in
      DateRow("Reminder", event, \.reminder, components: .date, timeZone: berlin, none: "Never")
    }
    #expect(test.shows("Never"))
    try test.set("Reminder", to: try day("2026-07-01"))
    #expect(event.reminder == Date("2026-06-30T22:00:00Z"))
    try test.removeDate(of: "Reminder")
    #expect(event.reminder == nil)
  }

  @Test("A choice becomes the nearest moment in the range")
  func range() throws {
    let range = Date("2026-11-27T10:00:00Z")...Date("2026-11-29T10:00:00Z")
    let test = test { [event] in
      DateRow("Start", event, \.start, components: .date, timeZone: .gmt, in: range)
    }
    try test.set("Start", to: try day("2026-11-29"))
    #expect(event.start == range.upperBound)
    #expect(throws: PageTestError.self) { try test.set("Start", to: try day("2026-11-30")) }
  }

  @Test("The range limits the times of its first and last day only")
  func rangeOfTimes() throws {
    let range = Date("2026-11-27T10:00:00Z")...Date("2026-11-28T10:00:00Z")
    let test = test { [event] in
      DateRow("Start", event, \.start, components: .time, timeZone: .gmt, in: range)
    }
    #expect(throws: PageTestError.self) {
      try test.set("Start", to: ClockTime(hour: 9, minute: 59))
    }
    try test.set("Start", to: ClockTime(hour: 23, minute: 59))
    #expect(event.start == Date("2026-11-27T23:59:00Z"))
  }

  @Test("A range in the hour that clocks repeat is no mistake of the page")
  func rangeOfRepeatedHour() throws {
    // 02:45 in summer time to 02:40 in standard time.
    let range = Date("2026-10-25T00:45:00Z")...Date("2026-10-25T01:40:00Z")
    event.start = Date("2026-10-25T01:30:00Z")
    let test = test { [event, berlin] in
      DateRow("Start", event, \.start, timeZone: berlin, in: range)
      DateRow("Time", event, \.start, components: .time, timeZone: berlin, in: range)
    }
    #expect(test.diagnostics.isEmpty)
    try test.set("Time", to: ClockTime(hour: 2, minute: 50))
    #expect(event.start == Date("2026-10-25T00:50:00Z"))
    try test.set("Time", to: ClockTime(hour: 4, minute: 0))
    #expect(event.start == range.upperBound)
  }

  @Test("In a form, a choice is a step that can be undone, and an error appears at the row")
  func inAForm() throws {
    struct Trip: Equatable {
      var start = Date("2026-11-27T12:00:00Z")
      var end: Date?
    }
    let form = FormModel(Trip()) {
      FormRule(\.end, "Enter the end") { $0 != nil }
    }
    let test = test {
      DateRow("Start", form, \.start, components: .date, timeZone: .gmt)
      DateRow("End", form, \.end, components: .date, timeZone: .gmt, none: "Open")
    }
    try test.set("Start", to: try day("2026-12-01"))
    #expect(form.value.start == Date("2026-12-01T12:00:00Z"))
    form.undo()
    #expect(form.value == Trip())
    form.submit { _ in }
    #expect(test.shows("Enter the end"))
    try test.set("End", to: try day("2026-12-05"))
    #expect(!test.shows("Enter the end"))
    #expect(form.value.end == Date("2026-12-05T00:00:00Z"))
  }

  @Test("A choice of a time keeps a day that another page has chosen meanwhile")
  func choiceElsewhere() throws {
    struct Trip: Equatable { var start: Date? = Date("2026-11-27T12:00:00Z") }
    let form = FormModel(Trip())
    let reminder = Date("2026-11-27T12:00:00Z")
    event.reminder = reminder
    @RowBuilder func rows() -> [AnyRow] {
      DateRow("Day", form, \.start, components: .date, timeZone: .gmt, none: "None")
      DateRow("Time", form, \.start, components: .time, timeZone: .gmt, none: "None")
      DateRow("Day", event, \.start, components: .date, timeZone: .gmt)
      DateRow("Time", event, \.start, components: .time, timeZone: .gmt)
      DateRow("Day", event, \.reminder, components: .date, timeZone: .gmt, none: "None")
      DateRow("Time", event, \.reminder, components: .time, timeZone: .gmt, none: "None")
    }
    let hosts = [RecordingHost(), RecordingHost()]
    let drivers = hosts.map { PageDriver(host: $0) }
    for driver in drivers { driver.show(Page(rows: rows)) }
    let values = [DateValue.date(try day("2026-12-01")), .time(ClockTime(hour: 9, minute: 15))]
    for rows in [[0, 1], [2, 3], [4, 5]] {
      // The first page chooses a day, then the second one a time, before it shows the day.
      for (driver, (row, value)) in zip(drivers, zip(rows, values)) {
        let place = RowIndexPath(section: 0, row: row)
        let reference = try #require(driver.page.reference(at: place))
        driver.send(.change(.main, .date(value)), to: reference, flushing: true)
      }
    }
    let chosen = Date("2026-12-01T09:15:00Z")
    #expect(form.value.start == chosen && event.start == chosen && event.reminder == chosen)
    form.undo()
    #expect(form.value.start == Date("2026-12-01T12:00:00Z"))
  }
}
