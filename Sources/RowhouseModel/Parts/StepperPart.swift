// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Two buttons, with which a user increases and decreases a number.
///
/// The numbers that a user can reach begin at the lower bound of the range. Any number is a valid
/// ``number``: the buttons lead to the next number above or below it.
public struct StepperPart: Hashable, Sendable {
  /// The number of the model.
  public var number: Double
  /// The range of the stepper, or 0 to 1 if the distance between its bounds is not finite.
  public var range: ClosedRange<Double>
  /// The distance between numbers, counted from the lower bound.
  ///
  /// A step that is not positive and finite is treated as 1.
  public var step: Double
  /// The words for the number, read to users who cannot see the row, or `nil` for the number.
  public var valueText: String?
  /// The name of the stepper for users who cannot see the row.
  public var label: String
  /// The name of the stepper, unique in its row.
  public var control: ControlID

  /// Creates a stepper.
  public init(
    _ number: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1, label: String,
    control: ControlID = .main
  ) {
    self.number = number
    self.range = range
    self.step = step
    self.label = label
    self.control = control
  }
}

extension StepperPart {
  /// The number that hosts show: ``number`` if it is finite, otherwise the nearest bound, and the lower
  /// bound for NaN.
  public var shownNumber: Double { number.isFinite ? number : scale.nearest(to: number) }

  /// The number after a press of the button that increases it, or `nil` if there is no greater number.
  public var numberAbove: Double? { scale.above(shownNumber) }

  /// The number after a press of the button that decreases it, or `nil` if there is no smaller number.
  public var numberBelow: Double? { scale.below(shownNumber) }

  /// Returns the nearest number that a user can choose; the lower bound for NaN.
  public func nearest(to number: Double) -> Double { scale.nearest(to: number) }

  /// The lowest and the highest number that a user can choose.
  package var usableRange: ClosedRange<Double> {
    scale.range.lowerBound...scale.nearest(to: scale.range.upperBound)
  }

  /// The step that hosts use.
  package var usableStep: Double { step.isUsableStep ? step : 1 }

  /// The numbers that a user can choose.
  private var scale: NumberScale { NumberScale(range, step: usableStep) }

  /// The mistakes in the range, the step, and the number.
  var problems: [ControlProblem] { ControlProblem.problems(of: number, in: range, step: step) }
}

extension StepperPart: ControlTraits {
  var kind: ControlPart.Kind { .stepper }
  var texts: [String] { [] }
  var value: ControlValue { .number(shownNumber) }
  var requirement: String { "\(scale)" }
  var children: [Part] { [] }
  var isRigid: Bool { true }
  var shape: StaticString { "stepper" }

  func grows(along axis: PartAxis) -> Bool { false }

  func accepts(_ value: ControlValue) -> Bool {
    guard case .number(let number) = value else { return false }
    return scale.contains(number)
  }
}

extension Part {
  /// Returns a stepper for a number in a range, from 0 to 100 in steps of 1 by default.
  public static func stepper(
    _ number: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1, label: String,
    control: ControlID = .main
  ) -> Part {
    .control(.stepper(StepperPart(number, in: range, step: step, label: label, control: control)))
  }
}
