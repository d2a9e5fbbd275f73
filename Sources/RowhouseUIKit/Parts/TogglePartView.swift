// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A switch.
final class TogglePartView: UISwitch {
  private var control = ControlID.main

  func show(_ toggle: TogglePart, in context: DrawingContext, isAnimated: Bool) {
    control = toggle.control
    accessibilityIdentifier = control.name
    onTintColor = context.color(.control)
    accessibilityLabel = toggle.label
    if isOn != toggle.isOn { setOn(toggle.isOn, animated: isAnimated && window != nil) }
  }
}

extension TogglePartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func report(to target: any PartTarget) { target.control(control, changedTo: .isOn(isOn)) }
}
#endif
