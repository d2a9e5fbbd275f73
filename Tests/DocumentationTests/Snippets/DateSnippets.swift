// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseFoundation

/// The examples of Foundation dates.
@MainActor
private struct DateSnippets {
  let task: Task
  let event: Event

  @MainActor
  @RowBuilder
  var moment: [AnyRow] {
    DateRow("Start", event, \.start, timeZone: event.timeZone)
    DateRow("Due", task, \.due, components: .date, timeZone: .current, none: "No date")
  }

  func conversions() -> Date? {
    let day = CalendarDate(event.start, in: event.timeZone)
    let begin = Date(day, in: event.timeZone)
    return begin
  }

  @MainActor
  final class Task {
    var due: Date?
  }

  @MainActor
  final class Event {
    var start = Date(timeIntervalSince1970: 0)
    var timeZone = TimeZone.gmt
  }
}
