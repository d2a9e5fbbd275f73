// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// Two buttons that increase and decrease a number.
final class StepperPartView: UIStepper {
  private var stepper = StepperPart(0, label: "")

  override func accessibilityIncrement() { press(stepper.numberAbove) }

  override func accessibilityDecrement() { press(stepper.numberBelow) }

  func setState(_ state: RowState) { setDescribedState(state) }

  func show(_ stepper: StepperPart) {
    self.stepper = stepper
    describe(stepper)
    let number = stepper.shownNumber
    let range = stepper.usableRange
    // A `UIStepper` limits its value to its bounds, but the number of the model may be out of
    // range.
    setRange(from: min(range.lowerBound, number), to: max(range.upperBound, number))
    stepValue = stepper.usableStep
    if value != number { value = number }
  }
}

extension StepperPartView {
  var control: ControlID { stepper.control }

  /// True if the user holds one of the buttons.
  var isInUse: Bool { isTracking }

  /// Sets both bounds in an order that keeps the minimum below the maximum.
  ///
  /// `UIStepper` raises an exception if the minimum is not below the maximum, so the maximum of an
  /// empty range is increased slightly. A press reports the numbers of the part, not of the view.
  private func setRange(from lower: Double, to upper: Double) {
    let upper = max(upper, lower.nextUp)
    if lower >= maximumValue {
      maximumValue = upper
      minimumValue = lower
    } else {
      minimumValue = lower
      maximumValue = upper
    }
  }

  private func press(_ number: Double?) {
    guard let number else { return }
    value = number
    sendActions(for: .valueChanged)
  }
}

extension UIControl {
  /// Describes a stepper to VoiceOver as one adjustable element, instead of two buttons without the row's name.
  func describe(_ stepper: StepperPart) {
    accessibilityIdentifier = stepper.control.name
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = stepper.label
    accessibilityValue = stepper.valueText ?? "\(stepper.shownNumber)"
  }
}

extension StepperPartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func report(to target: any PartTarget) {
    let next = value > stepper.shownNumber ? stepper.numberAbove : stepper.numberBelow
    guard let next else {
      value = stepper.shownNumber
      return
    }
    // While the user holds a button, the view continues from this number, even before the model is updated.
    value = next
    stepper.number = next
    target.control(stepper.control, changedTo: .number(next))
  }
}
#endif
