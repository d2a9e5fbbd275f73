// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseModel

/// Dates as ISO 8601 texts, in UTC.
enum DateText {
  /// Returns a date as `2026-11-22T19:05:00Z`, without fractions of a second.
  static func iso(_ date: Date) -> String {
    let (day, time) = parts(of: date)
    return "\(day)T\(time)Z"
  }

  /// Returns a date as `2026-11-22T19:05:00.25Z`, with the decimals of the second that are required to read the same date.
  ///
  /// Returns `nil` for a date outside of the years 1 to 9999, which this form cannot express.
  static func exact(_ date: Date) -> String? {
    // `Date` counts from 2001. To count from 1970 would lose decimals.
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    let text = iso(Date(timeIntervalSinceReferenceDate: whole))
    if self.date(text) == date { return text }
    for count in 1...17 {
      let digits = String(format: "%.\(count)f", seconds - whole).dropFirst(2)
      let longer = "\(text.dropLast()).\(digits)Z"
      if self.date(longer) == date { return longer }
    }
    return nil
  }

  /// Returns the day of a date as `2026-11-22` and its time as `19:05:00`.
  ///
  /// Years are limited to 1 to 9999.
  static func parts(of date: Date) -> (day: String, time: String) {
    // 0001-01-01 and 9999-12-31.
    let limited = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    let seconds = limited.isFinite ? Int(limited.rounded(.down)) : 0
    let days = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    let time = seconds - days * 86_400
    let day = CalendarDate(dayNumber: days).map { "\($0)" } ?? ""
    return (
      day, "\(ClockTime(hour: time / 3_600, minute: time / 60 % 60)):\((time % 60).digits(2))"
    )
  }

  /// Returns the date of a text such as `2026-11-22T19:05:00Z`, or `nil` if the text has a
  /// different form.
  ///
  /// The time, its seconds, and the `Z` may be omitted. Seconds may have decimals. Other time zones are not accepted.
  static func date(_ text: String) -> Date? {
    let halves = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "T" || $0 == " " })
    guard let day = DateValue(String(halves[0])).flatMap({ CalendarDate($0) })?.dayNumber else {
      return nil
    }
    let start = Double(day * 86_400) - Date.timeIntervalBetween1970AndReferenceDate
    guard halves.count == 2 else { return Date(timeIntervalSinceReferenceDate: start) }
    let clock = halves[1].last == "Z" ? halves[1].dropLast() : halves[1]
    let parts = clock.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = DateValue(String(parts[0])).flatMap({ ClockTime($0) }), time.exists else {
      return nil
    }
    let fields = parts[0].split(separator: ":")
    let second = fields.count == 3 ? Int(fields[2]) ?? 0 : 0
    guard second < 60 else { return nil }
    let whole = start + Double(time.hour * 3_600 + time.minute * 60 + second)
    guard parts.count == 2 else { return Date(timeIntervalSinceReferenceDate: whole) }
    guard fields.count == 3, !parts[1].isEmpty, parts[1].utf8.allSatisfy({ 48...57 ~= $0 }),
      let decimals = Double("0.\(parts[1])")
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: whole + decimals)
  }
}
