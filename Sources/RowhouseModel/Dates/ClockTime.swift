// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A time of day in hours and minutes, without a day or a time zone.
public struct ClockTime: Hashable, Sendable {
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute, from 0 to 59.
  public var minute: Int

  /// Creates a time from its numbers, whether or not it exists.
  public init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }
}

extension ClockTime {
  /// True if the time exists in a day of 24 hours.
  public var exists: Bool { (0..<24).contains(hour) && (0..<60).contains(minute) }
}

extension ClockTime {
  /// The first minute of a day, 00:00.
  public static let earliest = ClockTime(hour: 0, minute: 0)
  /// The last minute of a day, 23:59.
  public static let latest = ClockTime(hour: 23, minute: 59)
}

extension ClockTime: Comparable {
  /// Returns `true` if the first time is before the second.
  public static func < (first: Self, second: Self) -> Bool {
    (first.hour, first.minute) < (second.hour, second.minute)
  }
}

extension ClockTime: CustomStringConvertible {
  /// The time in the format of ISO 8601, such as `19:40`.
  public var description: String { "\(hour.digits(2)):\(minute.digits(2))" }
}

extension ClockTime: DateRowValue {
  /// The time as the value of a control.
  public var dateValue: DateValue { .time(self) }

  /// Creates a time from the value of a control, or returns `nil` if that is not a time.
  public init?(_ value: DateValue) {
    guard case .time(let time) = value else { return nil }
    self = time
  }
}
