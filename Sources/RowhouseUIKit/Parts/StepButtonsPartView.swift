// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// Two buttons in place of a `UIStepper`, which raises an exception in the Mac idiom of Catalyst.
final class StepButtonsPartView: UIControl {
  private weak var target: (any PartTarget)?
  private var stepper = StepperPart(0, label: "")
  private let decrease = UIButton(frame: .zero)
  private let increase = UIButton(frame: .zero)

  override var isEnabled: Bool {
    didSet { enableButtons() }
  }

  func connect(to target: any PartTarget) {
    self.target = target
    decrease.setImage(UIImage(systemName: "minus"), for: .normal)
    decrease.addAction(
      UIAction { [weak self] _ in self?.accessibilityDecrement() }, for: .touchUpInside)
    increase.setImage(UIImage(systemName: "plus"), for: .normal)
    increase.addAction(
      UIAction { [weak self] _ in self?.accessibilityIncrement() }, for: .touchUpInside)
    addSubview(decrease)
    addSubview(increase)
  }

  override func accessibilityIncrement() { press(stepper.numberAbove) }

  override func accessibilityDecrement() { press(stepper.numberBelow) }

  func setState(_ state: RowState) { setDescribedState(state) }

  func show(_ stepper: StepperPart, in context: DrawingContext) {
    self.stepper = stepper
    describe(stepper)
    for button in [decrease, increase] { button.tintColor = context.color(.tint) }
    enableButtons()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (increase, decrease) : (decrease, increase)
    (left.frame, right.frame) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
  }
}

extension StepButtonsPartView {
  private func enableButtons() {
    decrease.isEnabled = isEnabled && stepper.numberBelow != nil
    increase.isEnabled = isEnabled && stepper.numberAbove != nil
  }

  private func press(_ number: Double?) {
    guard let number else { return }
    target?.control(stepper.control, changedTo: .number(number))
  }
}

extension StepButtonsPartView: PartView {}
#endif
