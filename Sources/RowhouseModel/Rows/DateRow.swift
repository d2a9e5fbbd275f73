// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row in which a user chooses a day, a time of day, or both.
///
/// ```swift
/// DateRow("Birthday", person, \.birthday)
/// DateRow("Alarm", value: ClockTime(hour: 7, minute: 30)) { alarm.time = $0 }
/// DateRow("Start", event, \.start, in: event.earliest...event.latest)
/// DateRow("Due", task, \.due, none: "No date")
/// ```
///
/// A range has two bounds. For a range without an end, use ``CalendarDate/latest`` as the upper bound, and for one without a
/// beginning, ``CalendarDate/earliest`` as the lower bound: `in: today ... .latest`.
///
/// The type of the value determines the control: ``CalendarDate``, ``ClockTime``, or
/// ``CalendarDateTime``. None of them has a time zone. When the user chooses another value, the row
/// sets the property or calls the closure, and then shows the value of the model. A date that does
/// not exist is shown as text and reported as a diagnostic, until the user chooses another one.
public struct DateRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that calls a closure with the value that the user has chosen.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The value of the model.
  ///   - range: The values that a user can choose. Defaults to `nil`, which allows all values.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value.
  public init<Value: DateRowValue>(
    _ title: String, subtitle: String? = nil, value: Value, in range: ClosedRange<Value>? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: value.dateValue, isMissing: false,
      in: range.map { ($0.lowerBound.dateValue, $0.upperBound.dateValue) }, none: nil,
      fileID: fileID, line: line
    ) { if let value = $0.flatMap(Value.init) { onChange(value) } }
  }

  /// Creates a row for a value that may be missing, which calls a closure with the value that the
  /// user has chosen.
  ///
  /// The user can set a value and remove it again. The first value that a host offers is the
  /// current day and time of the device, or the nearest value in the range.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The value of the model, or `nil` if it is missing.
  ///   - range: The values that a user can choose. Defaults to `nil`, which allows all values.
  ///   - none: The text that the row shows if the value is missing, which is also the title of its
  ///     removal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value, or with `nil` if the user has removed the value.
  public init<Value: DateRowValue>(
    _ title: String, subtitle: String? = nil, value: Value?, in range: ClosedRange<Value>? = nil,
    none: String, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value?) -> Void
  ) {
    let shown = value ?? range?.lowerBound
    self.init(
      title, subtitle: subtitle, value: shown?.dateValue ?? .sample(of: Value.self),
      isMissing: value == nil,
      in: range.map { ($0.lowerBound.dateValue, $0.upperBound.dateValue) }, none: none,
      fileID: fileID, line: line
    ) { date in
      guard let date else { return onChange(nil) }
      if let value = Value(date) { onChange(value) }
    }
  }

  /// Creates a row for a value of any kind.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title.
  ///   - value: The value, which determines the control, even if it is missing.
  ///   - isMissing: True if the model has no value.
  ///   - range: The earliest and the latest value that a user can choose, or `nil` to allow all values.
  ///   - none: The text of a missing value, or `nil` if the value cannot be removed.
  ///   - timeZone: The identifier of the time zone of the value, or `nil` if it has none. Defaults to `nil`.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value, or with `nil` if the user has removed the value.
  package init(
    _ title: String, subtitle: String?, value: DateValue, isMissing: Bool,
    in range: (earliest: DateValue, latest: DateValue)?, none: String?,
    timeZone: String? = nil, fileID: StaticString, line: UInt32,
    onChange: @escaping @MainActor (DateValue?) -> Void
  ) {
    var part = DatePart(value, label: title)
    part.earliest = range?.earliest
    part.latest = range?.latest
    part.noneTitle = none
    part.isMissing = isMissing
    part.timeZone = timeZone
    row = AnyRow(title, subtitle, control: .date(part), fileID: fileID, line: line)
    if !isMissing, !value.exists { row.standard.value = "\(value)" }
    row.handlers[.change] = { _, value in
      if case .date(let date) = value { onChange(date) }
    }
  }

  /// Creates a row for an optional property of an object, which the row retains.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - object: The object.
  ///   - value: The key path of the property, which is `nil` if the value is missing.
  ///   - range: The values that a user can choose. Defaults to `nil`, which allows all values.
  ///   - none: The text that the row shows if the value is missing, which is also the title of its
  ///     removal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init<Object: AnyObject, Value: DateRowValue>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value?>, in range: ClosedRange<Value>? = nil,
    none: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], in: range, none: none,
      fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Creates a row for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject, Value: DateRowValue>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value>, in range: ClosedRange<Value>? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], in: range, fileID: fileID,
      line: line
    ) { object[keyPath: value] = $0 }
  }
}

extension DateValue {
  /// Returns any value of the kind that a type accepts.
  fileprivate static func sample<Value: DateRowValue>(of type: Value.Type) -> DateValue {
    let (day, time) = (CalendarDate(year: 2000, month: 1, day: 1), ClockTime(hour: 0, minute: 0))
    let values: [DateValue] = [.date(day), .time(time), .dateTime(CalendarDateTime(day, time))]
    return values.first { Value($0) != nil } ?? values[0]
  }
}
