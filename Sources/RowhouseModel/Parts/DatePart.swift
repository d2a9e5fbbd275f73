// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A control for a day, a time of day, or both.
public struct DatePart: Hashable, Sendable {
  /// The value of the model, which may not exist.
  public var date: DateValue
  /// The first value that a user can choose, or `nil` for any.
  public var earliest: DateValue?
  /// The last value that a user can choose, or `nil` for any.
  ///
  /// If it is before ``earliest``, neither limits the values, and the page reports the mistake.
  public var latest: DateValue?
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
    if !isChoosable(date) {
      problems.append(.unavailableValue("\(date)", choices: requirement))
    }
    return problems
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
  var texts: [String] { [] }
  var value: ControlValue { .date(date) }
  var valueText: String? { nil }
  var requirement: String {
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
  var shape: StaticString { "date" }

  func grows(along axis: PartAxis) -> Bool { axis == .horizontal }

  func accepts(_ value: ControlValue) -> Bool {
    guard case .date(let date) = value else { return false }
    return isChoosable(date)
  }
}

extension Part {
  /// Returns a control for a day, a time, or both.
  public static func date(_ date: DateValue, label: String, control: ControlID = .main) -> Part {
    .control(.date(DatePart(date, label: label, control: control)))
  }
}
