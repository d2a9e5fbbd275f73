// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import struct Foundation.Date

/// Dates as ISO 8601 texts, in UTC.
enum DateText {
  /// Returns a date as `2026-11-22T19:05:00Z`, without fractions of a second.
  static func iso(_ date: Date) -> String {
    let (day, time) = parts(of: date)
    return "\(day)T\(time)Z"
  }

  /// Returns the day of a date as `2026-11-22` and its time as `19:05:00`.
  ///
  /// Years are limited to 1 to 9999.
  static func parts(of date: Date) -> (day: String, time: String) {
    // 0001-01-01 and 9999-12-31.
    let limited = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    let seconds = limited.isFinite ? Int(limited.rounded(.down)) : 0
    let days = floorDivide(seconds, 86_400)
    let time = seconds - days * 86_400
    let (year, month, day) = civil(days: days)
    return (
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))",
      "\(padded(time / 3_600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
    )
  }

  /// Returns the date of a text such as `2026-11-22T19:05:00Z`, or `nil` if the text has a
  /// different form.
  ///
  /// The time, its seconds, and the `Z` may be omitted. Other time zones are not accepted.
  static func date(_ text: String) -> Date? {
    let halves = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "T" || $0 == " " })
    guard let day = numbers(halves[0], separator: "-", widths: [4, 2, 2]),
      (1...12).contains(day[1]), (1...31).contains(day[2])
    else { return nil }
    var seconds = days(year: day[0], month: day[1], day: day[2]) * 86_400
    guard
      civil(days: seconds / 86_400 - (seconds < 0 && seconds % 86_400 != 0 ? 1 : 0)).day == day[2]
    else { return nil }
    if halves.count == 2 {
      let clock = halves[1].last == "Z" ? halves[1].dropLast() : halves[1]
      guard
        let time = numbers(clock, separator: ":", widths: [2, 2, 2])
          ?? numbers(clock, separator: ":", widths: [2, 2]).map({ $0 + [0] }),
        time[0] < 24, time[1] < 60, time[2] < 60
      else { return nil }
      seconds += time[0] * 3_600 + time[1] * 60 + time[2]
    }
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static func numbers(
    _ text: Substring, separator: Character, widths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == widths.count, zip(parts, widths).allSatisfy({ $0.utf8.count == $1 })
    else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
    return numbers.count == widths.count ? numbers : nil
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  // Years begin in March here, so that the leap day is the last day of the year. An era has 400
  // years, which are 146,097 days.

  private static func days(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
