// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A control for a day, a time of day, or both.
public struct DatePart: Hashable, Sendable {
  /// The value of the model, which may not exist.
  ///
  /// If ``isMissing`` is true, it is any value of the kind that the user can choose.
  public var date: DateValue
  /// The title of the choice of no date, or `nil` if the user has to choose one.
  public var noneTitle: String?
  /// True if the model has no date, so that the control shows ``noneTitle``.
  public var isMissing = false
  /// The first value that a user can choose, or `nil` for any.
  public var earliest: DateValue?
  /// The last value that a user can choose, or `nil` for any.
  ///
  /// If it is before ``earliest``, neither limits the values, and the page reports the mistake.
  public var latest: DateValue?
  /// The IANA identifier of the time zone in which hosts determine the present moment, such as “America/New_York”, or `nil`
  /// for that of the device.
  ///
  /// If the model has no date, the user begins with the present day and time.
  public var timeZone: String?
  /// The name of the control for users who cannot see the row.
  public var label: String
  /// The name of the control, unique in its row.
  public var control: ControlID

  /// Creates a control for a value.
  public init(_ date: DateValue, label: String, control: ControlID = .main) {
    self.date = date
    self.label = label
    self.control = control
  }
}

extension DatePart {
  /// The mistakes in the value and its bounds.
  var problems: [ControlProblem] {
    var problems: [ControlProblem] = []
    for (side, bound) in [(ControlProblem.DateBound.earliest, earliest), (.latest, latest)] {
      if let bound, !bound.exists || bound.kind != date.kind {
        problems.append(.unusableBound(side, "\(bound)"))
      }
    }
    if isInverted, let earliest, let latest {
      problems.append(.invertedBounds(earliest: "\(earliest)", latest: "\(latest)"))
    }
    if !isMissing, !isChoosable(date) {
      problems.append(.unavailableValue("\(date)", choices: requirement))
    }
    return problems
  }

  /// The text of a control without a date.
  package var shownNoneTitle: String { noneTitle ?? "" }

  /// Returns the value that the user can choose and that is nearest to a moment.
  ///
  /// - Parameters:
  ///   - day: The day of the moment.
  ///   - time: The time of the moment.
  /// - Returns: The value, or `nil` if there is none.
  package func nearest(to day: CalendarDate, _ time: ClockTime) -> DateValue? {
    let value: DateValue =
      switch date.kind {
      case .date: .date(day)
      case .time: .time(time)
      case .dateTime: .dateTime(CalendarDateTime(day, time))
      }
    return value.minutes.flatMap { nearest(toMinutes: $0) }
  }

  /// Returns the value that the user can choose and that is nearest to a number of minutes.
  package func nearest(toMinutes minutes: Int) -> DateValue? {
    let (earliest, latest) = bounds
    return DateValue(date.kind, minutes: min(max(minutes, earliest ?? .min), latest ?? .max))
  }

  /// The usable bounds in minutes.
  ///
  /// A bound is `nil` if its date does not exist or is of another kind, or if the bounds are in the
  /// wrong order.
  package var bounds: (earliest: Int?, latest: Int?) {
    isInverted ? (nil, nil) : (minutes(earliest), minutes(latest))
  }

  /// True if no value is between the bounds, because the first is after the last.
  private var isInverted: Bool {
    guard let first = minutes(earliest), let last = minutes(latest) else { return false }
    return first > last
  }

  private func minutes(_ bound: DateValue?) -> Int? {
    bound.flatMap { $0.kind == date.kind ? $0.minutes : nil }
  }

  private func isChoosable(_ value: DateValue) -> Bool {
    guard value.kind == date.kind, let minutes = value.minutes else { return false }
    let (earliest, latest) = bounds
    return minutes >= earliest ?? .min && minutes <= latest ?? .max
  }
}

extension DatePart: ControlTraits {
  var kind: ControlPart.Kind { .date }
  var texts: [String] { isMissing ? [shownNoneTitle] : [] }
  var value: ControlValue { .date(isMissing ? nil : date) }
  var valueText: String? { isMissing ? shownNoneTitle : nil }
  var requirement: String {
    (noneTitle == nil ? "" : "no date, or ") + dateRequirement
  }

  private var dateRequirement: String {
    let name =
      switch date.kind {
      case .date: "existing days"
      case .time: "times"
      case .dateTime: "existing days with a time"
      }
    if isInverted { return name }
    let from = earliest.map { " from \($0)" } ?? ""
    return name + from + (latest.map { " to \($0)" } ?? "")
  }
  var children: [Part] { [] }
  var isRigid: Bool { false }
  var shape: StaticString { noneTitle == nil ? "date" : "optional date" }

  func grows(along axis: PartAxis) -> Bool { axis == .horizontal }

  func accepts(_ value: ControlValue) -> Bool {
    guard case .date(let date) = value else { return false }
    return date.map(isChoosable) ?? (noneTitle != nil)
  }
}

extension Part {
  /// Returns a control for a day, a time, or both.
  public static func date(_ date: DateValue, label: String, control: ControlID = .main) -> Part {
    .control(.date(DatePart(date, label: label, control: control)))
  }
}
