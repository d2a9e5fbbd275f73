// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import Testing

/// The examples of optional dates, and of Foundation dates.
@MainActor
private struct DateSnippets {
  let task: Task
  let event: Event

  @MainActor
  @RowBuilder
  var optional: [AnyRow] {
    DateRow("Due", task, \.due, none: "No date")
  }

  @RowBuilder
  var moment: [AnyRow] {
    DateRow("Start", value: CalendarDate(event.start, in: event.zone)) { day in
      if let start = day.begin(in: event.zone) { event.start = start }
    }
  }

  @MainActor
  final class Task {
    var due: CalendarDate?
  }

  @MainActor
  final class Event {
    var start = Date(timeIntervalSince1970: 0)
    var zone = TimeZone.gmt
  }
}

extension CalendarDate {
  init(_ moment: Date, in zone: TimeZone) {
    let parts = Calendar.gregorian(zone).dateComponents([.year, .month, .day], from: moment)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  func begin(in zone: TimeZone) -> Date? {
    Calendar.gregorian(zone).date(from: DateComponents(year: year, month: month, day: day))
  }
}

extension Calendar {
  static func gregorian(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}

@Suite("Examples of dates")
struct DateSnippetTests {
  @Test("A moment is the day of its zone, and the day begins in that zone")
  func moments() throws {
    let zone = try #require(TimeZone(secondsFromGMT: -5 * 3_600))
    let day = CalendarDate(Date(timeIntervalSince1970: 0), in: zone)
    #expect(day == CalendarDate(year: 1969, month: 12, day: 31))
    #expect(day.begin(in: zone) == Date(timeIntervalSince1970: -19 * 3_600))
  }
}
