// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation
public import RowhouseModel

/// The first and the last second of the years 1 to 9999, in seconds since January 1, 1970.
private let supportedSeconds = -719_162.0 * 86_400...2_932_897.0 * 86_400 - 1

extension CalendarDateTime {
  /// Creates the day and the time that a moment has in a time zone.
  ///
  /// Seconds are ignored. A moment before the year 1 becomes the first minute of that year, and a
  /// moment after the year 9999 becomes the last one.
  public init(_ moment: Date, in timeZone: TimeZone) {
    let local = LocalSeconds(moment, in: timeZone)
    self.init(local.day, local.time)
  }
}

extension CalendarDate {
  /// Creates the day that a moment has in a time zone.
  ///
  /// A moment outside of the years 1 to 9999 becomes the first or the last day of these years.
  public init(_ moment: Date, in timeZone: TimeZone) {
    self = LocalSeconds(moment, in: timeZone).day
  }
}

extension ClockTime {
  /// Creates the time of day that a moment has in a time zone.
  ///
  /// Seconds are ignored.
  public init(_ moment: Date, in timeZone: TimeZone) {
    self = LocalSeconds(moment, in: timeZone).time
  }
}

extension Date {
  /// Creates the moment at which a day and a time occur in a time zone.
  ///
  /// When clocks are set back, the result is the first of two moments. A time that clocks skip is
  /// moved forward by the time that they skip: 02:30 becomes 03:30.
  ///
  /// Returns `nil` if the day or the time does not exist.
  public init?(_ value: CalendarDateTime, in timeZone: TimeZone) {
    guard let local = LocalSeconds(value.date, value.time) else { return nil }
    self = local.moment(in: timeZone)
  }

  /// Creates the moment at which a day begins in a time zone, which is not midnight if clocks skip
  /// midnight.
  ///
  /// Returns `nil` if the day does not exist.
  public init?(_ day: CalendarDate, in timeZone: TimeZone) {
    self.init(CalendarDateTime(day, ClockTime(hour: 0, minute: 0)), in: timeZone)
  }
}

/// The number of seconds on the clocks of a time zone since January 1, 1970, 00:00.
struct LocalSeconds {
  private let seconds: Double

  /// Creates the seconds that clocks show at a moment, limited to the years 1 to 9999.
  init(_ moment: Date, in timeZone: TimeZone) {
    // A moment far outside of these years is not a number that a time zone can convert.
    let supported = moment.timeIntervalSince1970.limited(to: supportedSeconds)
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: supported))
    // The first or the last hours of these years are outside of them in GMT.
    seconds = (moment.timeIntervalSince1970 + Double(offset)).limited(to: supportedSeconds)
  }

  /// Creates the seconds at the beginning of a minute, or returns `nil` if the day or the time does not exist.
  init?(_ day: CalendarDate, _ time: ClockTime) {
    guard let number = day.dayNumber, time.exists else { return nil }
    seconds = Double(number * 86_400 + time.hour * 3_600 + time.minute * 60)
  }

  private init(seconds: Double) { self.seconds = seconds }
}

extension LocalSeconds {
  private var dayNumber: Int { Int((seconds / 86_400).rounded(.down)) }
  private var secondsOfDay: Double { seconds - Double(dayNumber) * 86_400 }

  var day: CalendarDate {
    guard let day = CalendarDate(dayNumber: dayNumber) else {
      preconditionFailure("The day \(dayNumber) is outside of the years 1 to 9999.")
    }
    return day
  }

  /// The time on the clock, without its seconds.
  var time: ClockTime {
    let minutes = Int(secondsOfDay) / 60
    return ClockTime(hour: minutes / 60, minute: minutes % 60)
  }

  /// Returns the same time, including its seconds, on another day, or `nil` if that day does not exist.
  func on(_ day: CalendarDate) -> LocalSeconds? {
    day.dayNumber.map { LocalSeconds(seconds: Double($0) * 86_400 + secondsOfDay) }
  }

  /// Returns the first moment at which clocks show these seconds.
  ///
  /// If the clocks skip them, returns the moment that is as long after the last moment before the
  /// change as if the clocks had not been changed.
  func moment(in timeZone: TimeZone) -> Date {
    // No offset exceeds 14 hours, so these moments are before and after a change of the clocks.
    let offsets = [-86_400.0, 86_400].map { distance in
      Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds + distance)))
    }
    let moments = offsets.map { Date(timeIntervalSince1970: seconds - $0) }
    for (moment, offset) in zip(moments, offsets)
    where Double(timeZone.secondsFromGMT(for: moment)) == offset {
      return moment
    }
    return moments[0]
  }
}

extension Double {
  /// Returns the nearest number in a range; for a value that is not a number, the lower bound.
  fileprivate func limited(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
