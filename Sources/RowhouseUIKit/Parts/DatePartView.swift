// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseModel

/// The system's picker for dates and times.
///
/// The picker counts in UTC, so every day and time of the model exists in it.
final class DatePartView: UIDatePicker {
  private var part: DatePart?

  func show(_ part: DatePart, in context: DrawingContext, isAnimated: Bool) {
    accessibilityIdentifier = part.control.name
    accessibilityLabel = part.label
    if self.part?.date.kind != part.date.kind { configure(for: part.date.kind) }
    self.part = part
    tintColor = context.color(.control)
    // The picker writes dates and times as in the language of the page.
    let locale = context.language.map(Locale.init(identifier:))
    if self.locale?.identifier != locale?.identifier { self.locale = locale }
    let bounds = part.bounds
    minimumDate = bounds.earliest.map(Date.init(minutes:))
    maximumDate = bounds.latest.map(Date.init(minutes:))
    // The picker cannot be empty. The row shows a date that does not exist as a text.
    let shown = Date(minutes: part.date.minutes ?? 0)
    if date != shown { setDate(shown, animated: isAnimated && window != nil) }
  }

  private func configure(for kind: DateValue.Kind) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .utc
    calendar = gregorian
    timeZone = .utc
    preferredDatePickerStyle = .compact
    contentHorizontalAlignment = .trailing
    datePickerMode =
      switch kind {
      case .date: .date
      case .time: .time
      case .dateTime: .dateAndTime
      }
  }
}

extension DatePartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func report(to target: any PartTarget) {
    guard let part else { return }
    let minutes = Int((date.timeIntervalSince1970 / 60).rounded(.down))
    guard let value = DateValue(part.date.kind, minutes: minutes), value != part.date else {
      return
    }
    target.control(part.control, changedTo: .date(value))
  }
}

extension TimeZone {
  /// The zone in which every day has all times.
  fileprivate static var utc: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

extension Date {
  /// Creates the date that is a number of minutes after the beginning of 1 January 1970 in UTC.
  fileprivate init(minutes: Int) { self.init(timeIntervalSince1970: Double(minutes) * 60) }
}
#endif
