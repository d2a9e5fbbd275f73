// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// Content that acts as a button, and contains the views of that content.
final class PressablePartView: UIControl {
  private var control = ControlID.main

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

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
