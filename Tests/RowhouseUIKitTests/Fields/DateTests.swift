// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Dates and colors in a table")
struct DateTests {
  private func show(_ row: some RowElement, on screen: TableScreen) {
    screen.driver.sections = [TableSection(rows: [row.row])]
    screen.settle()
  }

  /// Returns a moment in UTC.
  private func date(_ day: CalendarDate, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
    throws
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    return try #require(
      calendar.date(
        from: DateComponents(
          year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second
        )))
  }

  @Test("A picker shows the day of the model in UTC, with its bounds, and reports another")
  func days() throws {
    let screen = TableScreen()
    var told: [CalendarDate] = []
    let day = CalendarDate(year: 2026, month: 11, day: 22)
    let range =
      CalendarDate(
        year: 2026, month: 1, day: 1)...CalendarDate(
        year: 2026, month: 12, day: 31)
    show(DateRow("Day", value: day, in: range) { told.append($0) }, on: screen)
    let picker = try #require(screen.first(UIDatePicker.self, 0))
    #expect(picker.datePickerMode == .date && picker.accessibilityLabel == "Day")
    #expect(picker.timeZone?.secondsFromGMT() == 0)
    #expect(picker.date == (try date(CalendarDate(year: 2026, month: 11, day: 22))))
    #expect(picker.minimumDate == (try date(CalendarDate(year: 2026, month: 1, day: 1))))
    #expect(picker.maximumDate == (try date(CalendarDate(year: 2026, month: 12, day: 31))))
    picker.choose(try date(CalendarDate(year: 2026, month: 3, day: 29), 13, 14, 15))
    #expect(told == [CalendarDate(year: 2026, month: 3, day: 29)])
  }

  @Test("A picker writes dates as in the language of the page", arguments: ["ar", "de", nil])
  func languages(language: String?) throws {
    struct Delivery: TablePage {
      var title: String { "Delivery" }
      let language: String?
      var sections: [TableSection] {
        TableSection { DateRow("Time", value: ClockTime(hour: 7, minute: 30)) { _ in } }
      }
    }
    let screen = TableScreen(Delivery(language: language))
    screen.settle()
    let picker = try #require(screen.first(UIDatePicker.self, 0))
    #expect(picker.locale?.identifier == language ?? Locale.current.identifier)
  }

  @Test("A picker keeps its calendar while its row changes, and receives another with a language")
  func calendars() throws {
    struct Delivery: TablePage {
      var title: String { "Delivery" }
      var language: String?
      var day = 1
      var sections: [TableSection] {
        TableSection {
          DateRow("Day", value: CalendarDate(year: 2026, month: 11, day: day)) { _ in }
        }
      }
    }
    let screen = TableScreen()
    var page = Delivery()
    func show() {
      screen.driver.show(page)
      screen.settle()
    }
    show()
    let picker = try #require(screen.first(UIDatePicker.self, 0))
    let calendar = Calendar(identifier: .hebrew)
    picker.calendar = calendar
    page.day = 2
    show()
    #expect(picker.calendar == calendar)
    page.language = "th"
    show()
    #expect(picker.calendar.identifier == .buddhist)
    page.language = nil
    show()
    #expect(picker.calendar.identifier == Locale.current.calendar.identifier)
  }

  @Test("A picker for times reports hours and minutes")
  func times() throws {
    let screen = TableScreen()
    var told: [ClockTime] = []
    show(DateRow("Time", value: ClockTime(hour: 7, minute: 30)) { told.append($0) }, on: screen)
    let picker = try #require(screen.first(UIDatePicker.self, 0))
    #expect(picker.datePickerMode == .time)
    picker.choose(try date(CalendarDate(year: 1970, month: 1, day: 1), 23, 59, 30))
    #expect(told == [ClockTime(hour: 23, minute: 59)])
  }

  @Test("A day that does not exist is a text beside the picker, and nothing is reported")
  func missing() throws {
    let screen = TableScreen()
    var told = 0
    let day = CalendarDate(year: 2026, month: 2, day: 30)
    show(DateRow("Day", value: day) { _ in told += 1 }, on: screen)
    #expect(screen.texts(0)?.contains("2026-02-30") == true && told == 0)
  }

  @Test("A button sets a missing day to the nearest day in the range, and another one removes it")
  func optional() throws {
    let screen = TableScreen()
    var told: [CalendarDate?] = []
    let first = CalendarDate(year: 2200, month: 1, day: 1)
    let range = first...CalendarDate(year: 2201, month: 1, day: 1)
    func show(_ value: CalendarDate?) {
      self.show(
        DateRow("Due", value: value, in: range, none: "No date") { told.append($0) }.help("Help"),
        on: screen)
    }
    show(nil)
    #expect(screen.texts(0)?.contains("No date") == true)
    let addition = try #require(screen.first(UIButton.self, 0))
    #expect(addition.accessibilityLabel == "Due" && addition.accessibilityValue == "No date")
    #expect(addition.accessibilityHint == "Help")
    addition.tap()
    #expect(told == [first])
    show(first)
    #expect(screen.texts(0)?.contains("No date") == false)
    let picker = try #require(screen.first(UIDatePicker.self, 0))
    #expect(!picker.isHidden && addition.isHidden)
    picker.choose(try date(CalendarDate(year: 2200, month: 3, day: 29)))
    let buttons = screen.parts(0).compactMap { $0 as? UIButton }
    let removal = try #require(buttons.first { !$0.isHidden })
    #expect(removal.accessibilityLabel == "Due, No date")
    removal.tap()
    #expect(told == [first, CalendarDate(year: 2200, month: 3, day: 29), nil])
  }

  @Test(
    "The button sets a missing day to the present one in the time zone of the row",
    arguments: ["Etc/GMT-14", "Etc/GMT+12"])
  func zones(_ identifier: String) throws {
    let screen = TableScreen()
    let zone = try #require(TimeZone(identifier: identifier))
    var told: DateValue?
    show(
      DateRow(
        "Due", subtitle: nil, value: .date(CalendarDate(year: 2026, month: 1, day: 1)),
        isMissing: true, in: nil, none: "No date", timeZone: identifier, fileID: #fileID,
        line: #line
      ) { told = $0 }, on: screen)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let before = Date()
    try #require(screen.first(UIButton.self, 0)).tap()
    // The day may end during the test.
    let days = [before, Date()].map { date in
      let day = calendar.dateComponents([.year, .month, .day], from: date)
      return DateValue.date(
        CalendarDate(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0))
    }
    #expect(days.contains(try #require(told)))
  }

  @Test("A well shows the color of the model, and reports another")
  func colors() throws {
    let screen = TableScreen()
    var told: [RGBA] = []
    show(
      ColorRow(
        "Ink", value: RGBA(hex: 0x1A237E), palette: [NamedColor("Navy", RGBA(hex: 0x1A237E))]
      ) { told.append($0) }, on: screen)
    let well = try #require(screen.first(UIColorWell.self, 0))
    #expect(well.accessibilityLabel == "Ink" && well.accessibilityValue == "Navy")
    #expect(!well.supportsAlpha && well.title == "Ink")
    well.choose(UIColor(red: 1, green: 0.5, blue: -0.2, alpha: 1))
    #expect(told == [RGBA(hex: 0xFF8000)])
  }

  @Test("Bars and spinners have the value text of their row")
  func progress() throws {
    let screen = TableScreen()
    show(ProgressRow("Upload", fraction: 0.4).value("40 of 100"), on: screen)
    let bar = try #require(screen.first(UIProgressView.self, 0))
    #expect(bar.progress == 0.4 && bar.accessibilityValue == "40 of 100")
    show(ProgressRow("Upload"), on: screen)
    #expect(screen.first(UIActivityIndicatorView.self, 0)?.accessibilityLabel == "Upload")
  }
}
#endif
