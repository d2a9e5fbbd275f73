// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseModel

/// The system's date picker.
///
/// The picker uses UTC, in which every day and time of the model exists. It shows days in the calendar of the page's
/// language, such as the Buddhist calendar for Thai. A day is the same moment in all calendars.
final class DatePartView: UIDatePicker {
  private var part: DatePart?
  /// The locale of the page's language, or `nil` for the user's locale, which `locale` then returns.
  private var pageLocale: Locale?
  /// True while the calendar or the clock of the picker is open.
  private var isOpen = false
  /// True until the row of the view leaves the cell while the picker is open.
  private var isInRow = true

  func connect(to target: any PartTarget) {
    startReporting(to: target)
    addAction(UIAction { [weak self] _ in self?.isOpen = true }, for: .editingDidBegin)
    addAction(UIAction { [weak self] _ in self?.isOpen = false }, for: .editingDidEnd)
  }

  func show(_ part: DatePart, in context: DrawingContext, isAnimated: Bool) {
    accessibilityIdentifier = part.control.name
    accessibilityLabel = part.label
    if self.part?.date.kind != part.date.kind { configure(for: part.date.kind) }
    if self.part == nil || pageLocale != context.locale { show(in: context.locale) }
    self.part = part
    tintColor = context.color(.control)
    let bounds = part.bounds
    minimumDate = bounds.earliest.map(Date.init(minutes:))
    maximumDate = bounds.latest.map(Date.init(minutes:))
    // The picker cannot be empty. The row shows a date that does not exist as text.
    let shown = Date(minutes: part.date.minutes ?? 0)
    if date != shown { setDate(shown, animated: isAnimated && window != nil) }
  }

  private func configure(for kind: DateValue.Kind) {
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

  private func show(in locale: Locale?) {
    pageLocale = locale
    self.locale = locale
    var calendar = (locale ?? .current).calendar
    calendar.timeZone = .utc
    self.calendar = calendar
  }
}

extension DatePartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func report(to target: any PartTarget) {
    guard isInRow, let part else { return }
    let minutes = Int((date.timeIntervalSince1970 / 60).rounded(.down))
    guard let value = DateValue(part.date.kind, minutes: minutes), value != part.date else {
      return
    }
    target.control(part.control, changedTo: .date(value))
  }
}

extension DatePartView: OpeningPartView {
  func leaveRow() -> Bool {
    isInRow = !isOpen
    return isInRow
  }
}

extension TimeZone {
  /// The time zone in which every day has all times.
  fileprivate static var utc: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

extension Date {
  /// Creates the date that is a number of minutes after the beginning of January 1, 1970, in UTC.
  fileprivate init(minutes: Int) { self.init(timeIntervalSince1970: Double(minutes) * 60) }
}
#endif
