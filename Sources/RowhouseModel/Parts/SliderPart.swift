// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A slider, with which a user chooses a number in a range.
///
/// Any number is a valid ``number``. A host shows the nearest number that a user can choose, and no
/// host changes the model before the user moves the slider.
public struct SliderPart: Hashable, Sendable {
  /// The number of the model.
  public var number: Double
  /// The range of the slider, or 0 to 1 if the distance between its bounds is not finite.
  public var range: ClosedRange<Double>
  /// The distance between numbers, counted from the lower bound, or `nil` for any number.
  ///
  /// A step that is not positive and finite is treated as `nil`.
  public var step: Double?
  /// The words for the number, read to users who cannot see the slider, or `nil` for the number.
  public var valueText: String?
  /// The time at which the row reports the number.
  ///
  /// Defaults to the end of a movement.
  public var reporting = ControlReporting.onCommit
  /// The name of the slider for users who cannot see the row.
  public var label: String
  /// The name of the slider, unique in its row.
  public var control: ControlID

  /// Creates a slider.
  public init(
    _ number: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil, label: String,
    control: ControlID = .main
  ) {
    self.number = number
    self.range = range
    self.step = step
    self.label = label
    self.control = control
  }
}

extension SliderPart {
  /// The number that hosts show: the nearest to ``number`` that a user can choose.
  public var shownNumber: Double { nearest(to: number) }

  /// Returns the nearest number that a user can choose; the lower bound for NaN.
  public func nearest(to number: Double) -> Double { scale.nearest(to: number) }

  /// Returns the position of a number in the range, from 0 to 1.
  package func share(of number: Double) -> Double {
    let range = usableRange
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (number - range.lowerBound) / length : 0
  }

  /// Returns the number at a position in the range, from 0 to 1.
  package func number(at share: Double) -> Double {
    let range = usableRange
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// The range that hosts show.
  package var usableRange: ClosedRange<Double> { scale.range }

  /// The step that hosts use, or `nil` if there is none.
  package var usableStep: Double? { scale.step }

  /// The numbers that a user can choose.
  private var scale: NumberScale { NumberScale(range, step: step) }

  /// The mistakes in the range, the step, and the number.
  var problems: [ControlProblem] { ControlProblem.problems(of: number, in: range, step: step) }
}

extension SliderPart: ControlTraits {
  var kind: ControlPart.Kind { .slider }
  var texts: [String] { [] }
  var value: ControlValue { .number(shownNumber) }
  var requirement: String { "\(scale)" }
  var children: [Part] { [] }
  var isRigid: Bool { false }
  var shape: StaticString { "slider" }

  func grows(along axis: PartAxis) -> Bool { axis == .horizontal }

  func accepts(_ value: ControlValue) -> Bool {
    guard case .number(let number) = value else { return false }
    return scale.contains(number)
  }
}

extension Part {
  /// Returns a slider for a number in a range, from 0 to 1 and without steps by default.
  public static func slider(
    _ number: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil, label: String,
    control: ControlID = .main
  ) -> Part {
    .control(.slider(SliderPart(number, in: range, step: step, label: label, control: control)))
  }
}
