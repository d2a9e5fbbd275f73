// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The value of a control for dates, times, or both.
public enum DateValue: Hashable, Sendable {
  /// A day.
  case date(CalendarDate)
  /// A time of day.
  case time(ClockTime)
  /// A day and a time.
  case dateTime(CalendarDateTime)
}

/// A type that a `DateRow` shows: a day, a time of day, or both.
public protocol DateRowValue: Comparable, Hashable, Sendable {
  /// The value of the control.
  var dateValue: DateValue { get }

  /// Creates a value from that of a control, or returns `nil` if the control is for another type.
  init?(_ value: DateValue)
}

extension DateValue {
  /// The kinds of values.
  package enum Kind: Hashable, Sendable {
    case date
    case time
    case dateTime
  }

  package var kind: Kind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }

  /// True if the day exists in the calendar, and the time in a day.
  public var exists: Bool {
    switch self {
    case .date(let date): date.exists
    case .time(let time): time.exists
    case .dateTime(let value): value.exists
    }
  }

  /// The number of minutes since the beginning of January 1, 1970, or, for a time, since the
  /// beginning of the day; `nil` if the value does not exist.
  package var minutes: Int? {
    switch self {
    case .date(let date): return date.dayNumber.map { $0 * 1_440 }
    case .time(let time): return time.exists ? time.hour * 60 + time.minute : nil
    case .dateTime(let value):
      guard value.time.exists, let day = value.date.dayNumber else { return nil }
      return day * 1_440 + value.time.hour * 60 + value.time.minute
    }
  }

  /// Creates a value of a kind from its minutes, or returns `nil` if there is none.
  package init?(_ kind: Kind, minutes: Int) {
    let day = minutes >= 0 ? minutes / 1_440 : (minutes + 1) / 1_440 - 1
    let rest = minutes - day * 1_440
    let time = ClockTime(hour: rest / 60, minute: rest % 60)
    switch kind {
    case .time: self = .time(time)
    case .date:
      guard let date = CalendarDate(dayNumber: day) else { return nil }
      self = .date(date)
    case .dateTime:
      guard let date = CalendarDate(dayNumber: day) else { return nil }
      self = .dateTime(CalendarDateTime(date, time))
    }
  }
}

extension DateValue: LosslessStringConvertible {
  /// The value in the format of ISO 8601: `2026-11-22`, `19:40`, or `2026-11-22T19:40`.
  public var description: String {
    switch self {
    case .date(let date): "\(date)"
    case .time(let time): "\(time)"
    case .dateTime(let value): "\(value)"
    }
  }

  /// Creates a value from text in the format of `description`, or returns `nil` for another format.
  ///
  /// The value may not exist. Seconds of a time are ignored.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    switch parts.count {
    case 1 where text.contains(":"):
      guard let time = ClockTime(reading: parts[0]) else { return nil }
      self = .time(time)
    case 1:
      guard let date = CalendarDate(reading: parts[0]) else { return nil }
      self = .date(date)
    case 2:
      guard let date = CalendarDate(reading: parts[0]), let time = ClockTime(reading: parts[1])
      else { return nil }
      self = .dateTime(CalendarDateTime(date, time))
    default: return nil
    }
  }
}

extension CalendarDate {
  fileprivate init?(reading text: Substring) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 3, let year = numbers[0].number(4), let month = numbers[1].number(2),
      let day = numbers[2].number(2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension ClockTime {
  fileprivate init?(reading text: Substring) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count), let hour = numbers[0].number(2),
      let minute = numbers[1].number(2), numbers.count == 2 || numbers[2].number(2) != nil
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

extension Substring {
  /// Returns the number in a string of `count` ASCII digits, or `nil` if the string has another
  /// form.
  fileprivate func number(_ count: Int) -> Int? {
    guard utf8.count == count, utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(self)
  }
}
