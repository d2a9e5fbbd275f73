// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseModel

/// The choice of a moment by some of its components in a time zone.
struct MomentChoice {
  let components: DateRowComponents
  let timeZone: TimeZone
  /// The moments that the user can choose, or `nil` for any.
  let range: ClosedRange<Date>?

  init(_ components: DateRowComponents, _ timeZone: TimeZone, _ range: ClosedRange<Date>?) {
    self.components = components
    self.timeZone = timeZone
    self.range = range
  }
}

extension MomentChoice {
  /// Returns the components of a moment.
  func value(of moment: Date) -> DateValue {
    let value = CalendarDateTime(moment, in: timeZone)
    return switch components {
    case .date: .date(value.date)
    case .time: .time(value.time)
    case .dateAndTime: .dateTime(value)
    }
  }

  /// Returns the limits of the choice.
  ///
  /// - Parameter moment: The moment of the model. A choice of a time keeps its day.
  /// - Returns: The earliest and the latest value, or `nil` if no limit is shown.
  func bounds(around moment: Date) -> (earliest: DateValue, latest: DateValue)? {
    guard let range else { return nil }
    // In the hour that clocks repeat, an earlier moment may have a later time. The limits would then exclude all times.
    if components != .date,
      CalendarDateTime(range.upperBound, in: timeZone)
        < CalendarDateTime(range.lowerBound, in: timeZone)
    {
      return nil
    }
    guard components == .time else {
      return (value(of: range.lowerBound), value(of: range.upperBound))
    }
    let day = CalendarDate(moment, in: timeZone)
    let (first, last) = (
      CalendarDate(range.lowerBound, in: timeZone), CalendarDate(range.upperBound, in: timeZone)
    )
    guard first <= day, day <= last else { return nil }
    return (
      first == day ? value(of: range.lowerBound) : .time(ClockTime(hour: 0, minute: 0)),
      last == day ? value(of: range.upperBound) : .time(ClockTime(hour: 23, minute: 59))
    )
  }

  /// Returns the moment that results from a choice, or `nil` if the chosen value does not exist.
  ///
  /// - Parameters:
  ///   - value: The chosen value.
  ///   - old: The moment of the model, or `nil` if it is missing. The choice of a day then means the
  ///     beginning of that day, and the choice of a time means that time on the current day.
  /// - Returns: The nearest moment in the range.
  func moment(for value: DateValue, replacing old: Date?) -> Date? {
    // Keeps the seconds, and the second of two moments with the same time.
    if let old, value == self.value(of: old) { return limited(old) }
    let chosen: Date? =
      switch value {
      case .date(let day):
        if let old {
          LocalSeconds(old, in: timeZone).on(day)?.moment(in: timeZone)
        } else {
          Date(day, in: timeZone)
        }
      case .time(let time):
        Date(CalendarDateTime(CalendarDate(old ?? Date(), in: timeZone), time), in: timeZone)
      case .dateTime(let value): Date(value, in: timeZone)
      }
    return chosen.map(limited)
  }

  private func limited(_ moment: Date) -> Date {
    range.map { min(max(moment, $0.lowerBound), $0.upperBound) } ?? moment
  }
}
