// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A day of the Gregorian calendar, without a time or a time zone.
///
/// A date consists of three numbers and may not exist, such as February 30. A control shows such a
/// date, and the page reports it as a diagnostic.
public struct CalendarDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Creates a date from its numbers, whether or not it exists.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CalendarDate {
  /// True if the date exists in the calendar.
  public var exists: Bool {
    (1...9_999).contains(year) && (1...12).contains(month) && day >= 1
      && day <= Self.dayCount(ofMonth: month, year: year)
  }

  /// Returns the number of days in a month.
  ///
  /// - Precondition: `month` is from 1 to 12.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    precondition(
      (1...12).contains(month),
      "\(month) is not the number of a month. Pass a number from 1 to 12.")
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The number of days since January 1, 1970, or `nil` if the date does not exist.
  public var dayNumber: Int? {
    guard exists else { return nil }
    // Years that begin in March have their leap day at the end.
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }

  /// Creates the date that is a number of days after January 1, 1970.
  ///
  /// Returns `nil` if the year is not from 1 to 9999.
  public init?(dayNumber: Int) {
    guard (-719_162...2_932_896).contains(dayNumber) else { return nil }
    // Counts in eras of 400 years, which all have the same number of days.
    let days = dayNumber + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: era * 400 + yearOfEra + (month < 10 ? 0 : 1),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }
}

extension CalendarDate {
  /// January 1 of the year 1, the first date that exists.
  public static let earliest = CalendarDate(year: 1, month: 1, day: 1)
  /// December 31, 9999, the last date that exists.
  ///
  /// Use it for a range without an end: `DateRow("Delivery", order, \.day, in: today ... .latest)`.
  public static let latest = CalendarDate(year: 9_999, month: 12, day: 31)
}

extension CalendarDate: Comparable {
  /// Returns `true` if the first date is before the second.
  public static func < (first: Self, second: Self) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in the format of ISO 8601, such as `2026-11-22`.
  public var description: String {
    "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
  }
}

extension CalendarDate: DateRowValue {
  /// The date as the value of a control.
  public var dateValue: DateValue { .date(self) }

  /// Creates a date from the value of a control, or returns `nil` if that is not a date.
  public init?(_ value: DateValue) {
    guard case .date(let date) = value else { return nil }
    self = date
  }
}

extension Int {
  /// Returns the digits of the number, with leading zeros.
  package func digits(_ count: Int) -> String {
    let text = "\(magnitude)"
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, count - text.count))
      + text
  }
}
