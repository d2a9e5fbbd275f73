// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseFoundation
import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Moments in a time zone")
struct ConversionTests {
  /// Central European Summer Time of 2026 begins on March 29 and ends on October 25, each at 01:00 UTC.
  private let berlin: TimeZone
  private let newYork: TimeZone

  init() throws {
    berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    newYork = try #require(TimeZone(identifier: "America/New_York"))
  }

  @Test("A moment has another day and another time in another time zone")
  func zones() {
    let midnight = Date("2026-11-27T23:30:45Z")
    #expect("\(CalendarDateTime(midnight, in: .gmt))" == "2026-11-27T23:30")
    #expect("\(CalendarDateTime(midnight, in: berlin))" == "2026-11-28T00:30")
    #expect(CalendarDate(midnight, in: newYork) == CalendarDate(year: 2026, month: 11, day: 27))
    #expect(ClockTime(midnight, in: newYork) == ClockTime(hour: 18, minute: 30))
  }

  @Test("A day and a time occur at a moment of the time zone")
  func moments() {
    #expect(Date("2026-07-01T12:00", in: berlin) == Date("2026-07-01T10:00:00Z"))
    #expect(Date("2026-12-01T12:00", in: berlin) == Date("2026-12-01T11:00:00Z"))
    let day = CalendarDate(year: 2026, month: 12, day: 1)
    #expect(Date(day, in: newYork) == Date("2026-12-01T05:00:00Z"))
  }

  @Test("A time that clocks skip is moved forward, and the first of two equal times is meant")
  func changesOfTheClock() {
    #expect(Date("2026-03-29T02:30", in: berlin) == Date("2026-03-29T01:30:00Z"))
    #expect(Date("2026-10-25T02:30", in: berlin) == Date("2026-10-25T00:30:00Z"))
  }

  @Test("A day that begins after midnight, because clocks skip midnight")
  func skippedMidnight() throws {
    let cairo = try #require(TimeZone(identifier: "Africa/Cairo"))
    let begin = try #require(Date(CalendarDate(year: 2026, month: 4, day: 24), in: cairo))
    #expect("\(CalendarDateTime(begin, in: cairo))" == "2026-04-24T01:00")
  }

  @Test(
    "A day or a time that does not exist has no moment",
    arguments: ["2026-02-30T10:00", "2026-02-01T24:00"])
  func nonexistent(text: String) {
    #expect(Date(text, in: berlin) == nil)
  }

  @Test(
    "A moment outside of the years 1 to 9999 becomes the nearest moment in them",
    arguments: [
      (-1e300, "0001-01-01T00:00"), (1e300, "9999-12-31T23:59"), (.infinity, "9999-12-31T23:59"),
      (.nan, "0001-01-01T00:00"), (-62_135_596_801, "0001-01-01T00:00"),
      (253_402_300_800, "9999-12-31T23:59"),
    ])
  func farAway(seconds: Double, text: String) {
    let moment = Date(timeIntervalSince1970: seconds)
    #expect("\(CalendarDateTime(moment, in: .gmt))" == text)
    #expect(CalendarDateTime(.distantPast, in: newYork).exists)
  }

  @Test(
    "The first and the last minute of the years 1 to 9999 are the limits in each time zone",
    arguments: [
      "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Manila",
    ])
  func limits(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    for (sign, text) in [(-1.0, "0001-01-01T00:00"), (1, "9999-12-31T23:59")] {
      for distance in [1e300, .infinity] {
        let moment = Date(timeIntervalSince1970: sign * distance)
        #expect("\(CalendarDateTime(moment, in: zone))" == text, "\(moment)")
      }
      let moment = try #require(Date(text, in: zone))
      #expect("\(CalendarDateTime(moment, in: zone))" == text)
      // A minute further is outside of these years.
      #expect("\(CalendarDateTime(moment + sign * 60, in: zone))" == text)
      let inside = CalendarDateTime(moment - sign * 60, in: zone)
      #expect("\(inside)" == (sign < 0 ? "0001-01-01T00:01" : "9999-12-31T23:58"))
    }
  }

  @Test("Random moments have the components of Foundation's calendar, and occur again")
  func law() throws {
    var generator = SeededGenerator(seed: 20_261_127)
    let identifiers = TimeZone.knownTimeZoneIdentifiers
    for _ in 0..<2_000 {
      let identifier = identifiers[generator.below(identifiers.count)]
      let zone = try #require(TimeZone(identifier: identifier))
      // From 1900 to 2100, in which Foundation's calendar is Gregorian.
      let seconds = Double(generator.below(6_311_433_600) - 2_208_988_800)
      let moment = Date(timeIntervalSince1970: seconds)
      let value = CalendarDateTime(moment, in: zone)

      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
      let text = "\(identifier), \(seconds): \(value)"
      #expect(parts.year == value.date.year && parts.month == value.date.month, "\(text)")
      #expect(parts.day == value.date.day, "\(text)")
      #expect(parts.hour == value.time.hour && parts.minute == value.time.minute, "\(text)")

      let again = try #require(Date(value, in: zone))
      #expect(CalendarDateTime(again, in: zone) == value, "\(text)")
    }
  }
}
