// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The declarations with which tests are compiled for iOS have no formatter of dates.
#if os(Linux)
import Foundation
import Rowhouse
import RowhouseTesting
import RowhouseUIKit
import Testing
import UIKitDriving

/// Dates as users of 24 locales see them, in the calendars of these locales.
@MainActor
@Suite("Dates in the calendars of languages")
struct DateLawTests {
  private final class Model {
    var value = DateValue.time(ClockTime(hour: 0, minute: 0))
    var told: [DateValue] = []
  }

  private struct DatePage: TablePage {
    let model: Model
    let language: String?
    var title: String { "Dates" }
    var sections: [TableSection] { TableSection(rows: [row]) }

    private var row: AnyRow {
      switch model.value {
      case .date(let date): DateRow("Day", value: date, onChange: tell).row
      case .time(let time): DateRow("Time", value: time, onChange: tell).row
      case .dateTime(let moment): DateRow("Moment", value: moment, onChange: tell).row
      }
    }

    private func tell(_ value: some DateRowValue) { model.told.append(value.dateValue) }
  }

  nonisolated private static let languages = [
    "en-GB", "en-US", "de-DE", "de-CH", "fr-FR", "es-MX", "it-IT", "pt-BR", "nl-NL", "sv-SE",
    "pl-PL", "ru-RU", "tr-TR", "el-GR", "ar-EG", "ar-SA", "fa-IR", "he-IL", "hi-IN", "bn-BD",
    "ja-JP", "ko-KR", "zh-Hans-CN", "th-TH",
  ]

  /// Returns a formatter that writes and reads what the picker shows.
  private func formatter(of picker: UIDatePicker) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = picker.locale
    formatter.calendar = picker.calendar
    formatter.timeZone = picker.timeZone
    formatter.dateStyle = picker.datePickerMode == .time ? .none : .long
    formatter.timeStyle = picker.datePickerMode == .date ? .none : .short
    return formatter
  }

  @Test("A value that is read as it is written is the same", arguments: languages)
  func roundTrip(language: String) throws {
    let model = Model()
    let screen = TableScreen(DatePage(model: model, language: language))
    var random = SeededGenerator(seed: 17)
    func show(_ value: DateValue) throws -> UIDatePicker {
      model.value = value
      screen.driver.update()
      screen.settle()
      return try #require(screen.first(UIDatePicker.self, 0))
    }
    for _ in 0..<60 {
      let kind = [DateValue.Kind.date, .time, .dateTime][random.below(3)]
      // From 1800 to 2300.
      let minutes = random.below(500 * 365 * 1_440) - 170 * 365 * 1_440
      let value = try #require(DateValue(kind, minutes: minutes))
      let other = try #require(DateValue(kind, minutes: minutes + 1_441))
      let shown = try show(value)
      let text = formatter(of: shown).string(from: shown.date)
      let picker = try show(other)
      let read = try #require(formatter(of: picker).date(from: text), "\(text) in \(language)")
      model.told = []
      picker.choose(read)
      #expect(model.told == [value], "\(value) is written as \(text) in \(language)")
    }
  }

  @Test("A picker has the locale and the calendar of the page, and changes with its language")
  func calendars() throws {
    for (language, calendar, year) in [
      ("th-TH", Calendar.Identifier.buddhist, 2569), ("fa-IR", .persian, 1405),
      ("de-CH", .gregorian, 2026),
    ] {
      let model = Model()
      model.value = .date(CalendarDate(year: 2026, month: 11, day: 22))
      let screen = TableScreen(DatePage(model: model, language: language))
      let picker = try #require(screen.first(UIDatePicker.self, 0))
      #expect(picker.locale?.identifier == Locale(identifier: language).identifier)
      #expect(picker.calendar.identifier == calendar)
      #expect(picker.calendar.component(.year, from: picker.date) == year)
      #expect(picker.timeZone?.secondsFromGMT() == 0)
      #expect(picker.calendar.timeZone.secondsFromGMT() == 0)
    }
    let screen = TableScreen(DatePage(model: Model(), language: nil))
    let picker = try #require(screen.first(UIDatePicker.self, 0))
    #expect(picker.locale?.identifier == Locale.current.identifier)
    #expect(picker.calendar.identifier == Locale.current.calendar.identifier)
  }
}
#endif
