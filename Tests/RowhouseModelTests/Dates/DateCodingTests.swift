// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseModel
import Testing

@Suite("Coding of dates and colors, and months")
struct DateCodingTests {
  private struct Trip: Codable, Equatable {
    var day = CalendarDate(year: 2026, month: 11, day: 22)
    var alarm = ClockTime(hour: 7, minute: 5)
    var departure = CalendarDateTime(
      CalendarDate(year: 2026, month: 2, day: 30), ClockTime(hour: 25, minute: 0))
    var color = RGBA(red: 1, green: 2, blue: 3, alpha: 4)
  }

  @Test("A month that does not exist has no number of days")
  func missingMonth() async {
    #expect(CalendarDate.dayCount(ofMonth: 2, year: 2028) == 29)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CalendarDate.dayCount(ofMonth: 13, year: 2026)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("13 is not the number of a month. Pass a number from 1 to 12."))
  }

  @Test("Dates are coded as texts in ISO 8601, also if they do not exist")
  func texts() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Trip())
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"alarm":"07:05","color":{"alpha":4,"blue":3,"green":2,"red":1},"day":"2026-11-22",\
        "departure":"2026-02-30T25:00"}
        """)
    #expect(try JSONDecoder().decode(Trip.self, from: data) == Trip())
  }

  @Test(
    "A text of another format or kind is refused",
    arguments: ["", "2026", "19:40", "2026-11-22T19:40", "22.11.2026", "2026-11-2"])
  func otherTexts(text: String) {
    let data = Data("[\"\(text)\"]".utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: data)
    }
    #expect(error.map { "\($0)" }?.contains("“\(text)” is not a CalendarDate") == true)
  }

  @Test(
    "A date without a text is not encoded",
    arguments: [
      CalendarDate(year: 10_000, month: 1, day: 1), CalendarDate(year: -1, month: 1, day: 1),
    ])
  func withoutText(date: CalendarDate) {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([date]) }
  }
}
