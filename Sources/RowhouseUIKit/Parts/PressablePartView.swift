// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A button that contains the views of its content.
final class PressablePartView: UIControl {
  private var control = ControlID.main

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  /// Returns this view for a touch in any of its subviews, which would otherwise receive the touch
  /// instead of the control.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  func setState(_ state: RowState) { setDescribedState(state) }

  func show(_ pressable: PressablePart) {
    control = pressable.control
    accessibilityIdentifier = control.name
    isAccessibilityElement = true
    accessibilityLabel = pressable.label
    accessibilityTraits = .button
  }
}

extension PressablePartView: ReportingPartView {
  func report(to target: any PartTarget) { target.control(control, changedTo: .pressed) }
}
#endif
