// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// A switch.
final class TogglePartView: UISwitch, PartView {
  private(set) var control = ControlID.main
  private weak var target: (any PartTarget)?

  func connect(to target: any PartTarget) {
    self.target = target
    addAction(UIAction { [weak self] _ in self?.report() }, for: .valueChanged)
  }

  func show(_ toggle: TogglePart, in context: DrawingContext, isAnimated: Bool) {
    control = toggle.control
    accessibilityIdentifier = control.name
    onTintColor = context.color(.control)
    accessibilityLabel = toggle.label
    if isOn != toggle.isOn { setOn(toggle.isOn, animated: isAnimated && window != nil) }
  }

  private func report() { target?.control(control, changedTo: .isOn(isOn)) }
}
#endif
