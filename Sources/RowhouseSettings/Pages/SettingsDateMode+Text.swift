// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

import struct Foundation.Date

extension SettingsDateMode {
  /// An example of the format in which the user types a date.
  public var example: String {
    switch self {
    case .date: "2026-11-22"
    case .time: "19:05"
    case .dateAndTime: "2026-11-22 19:05"
    }
  }

  /// Returns a date as the value of a control, in UTC.
  func value(_ date: Date) -> DateValue? {
    let (day, time) = DateText.parts(of: date)
    return switch self {
    case .date: DateValue(day)
    case .time: DateValue(time)
    case .dateAndTime: DateValue("\(day)T\(time)")
    }
  }

  /// Returns the date of a text, or `nil` if the text is not a date.
  ///
  /// If the text contains only a time, the day of the earlier date is kept. If it contains only a day, the time is kept.
  func date(_ text: String, keeping earlier: Date?) -> Date? {
    let text = text.trimmed
    switch self {
    case .date:
      guard text.count == 10, let day = DateText.date(text) else { return nil }
      return earlier.map { day.addingTimeInterval($0.secondsOfDay) } ?? day
    case .time:
      let day = DateText.parts(of: earlier ?? Date(timeIntervalSince1970: 0)).day
      return DateText.date("\(day)T\(text)")
    case .dateAndTime: return text.count > 10 ? DateText.date(text) : nil
    }
  }
}

extension Date {
  /// The time since the last midnight in UTC, in seconds, or 0 for a date outside of the years 1 to 9999.
  fileprivate var secondsOfDay: Double {
    guard let midnight = DateText.date(DateText.parts(of: self).day) else { return 0 }
    let seconds = timeIntervalSince(midnight)
    return 0..<86_400 ~= seconds ? seconds : 0
  }
}
