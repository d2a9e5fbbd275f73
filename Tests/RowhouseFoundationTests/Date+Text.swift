// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseFoundation
import RowhouseModel

extension Date {
  /// Creates a moment from a text in the format of ISO 8601 with a time zone.
  init(_ text: String) {
    guard let moment = try? Date(text, strategy: .iso8601) else {
      preconditionFailure("“\(text)” is not a moment in the format of ISO 8601.")
    }
    self = moment
  }

  /// Creates the moment of a day and a time, such as `2026-07-01T12:00`, in a time zone.
  init?(_ text: String, in timeZone: TimeZone) {
    guard let value = DateValue(text).flatMap(CalendarDateTime.init) else {
      preconditionFailure("“\(text)” is not a day with a time.")
    }
    self.init(value, in: timeZone)
  }
}
