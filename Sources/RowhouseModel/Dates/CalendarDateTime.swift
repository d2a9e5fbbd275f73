// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A day of the Gregorian calendar and a time, without a time zone.
public struct CalendarDateTime: Hashable, Sendable {
  /// The day.
  public var date: CalendarDate
  /// The time of day.
  public var time: ClockTime

  /// Creates a day with a time.
  public init(_ date: CalendarDate, _ time: ClockTime) {
    self.date = date
    self.time = time
  }
}

extension CalendarDateTime {
  /// True if both the day and the time exist.
  public var exists: Bool { date.exists && time.exists }
}

extension CalendarDateTime {
  /// The first minute of the first day that exists.
  public static let earliest = CalendarDateTime(.earliest, .earliest)
  /// The last minute of the last day that exists.
  public static let latest = CalendarDateTime(.latest, .latest)
}

extension CalendarDateTime: Comparable {
  /// Returns `true` if the first day and time are before the second.
  public static func < (first: Self, second: Self) -> Bool {
    (first.date, first.time) < (second.date, second.time)
  }
}

extension CalendarDateTime: CustomStringConvertible {
  /// The day and the time in the format of ISO 8601, such as `2026-11-22T19:40`.
  public var description: String { "\(date)T\(time)" }
}

extension CalendarDateTime: DateRowValue {
  /// The day and the time as the value of a control.
  public var dateValue: DateValue { .dateTime(self) }

  /// Creates a day with a time from the value of a control, or returns `nil` if that is not one.
  public init?(_ value: DateValue) {
    guard case .dateTime(let value) = value else { return nil }
    self = value
  }
}
