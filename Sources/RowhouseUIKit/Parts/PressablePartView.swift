// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// Content that acts as a button, and the view that the content stands in.
final class PressablePartView: UIControl, PartView {
  private(set) var control = ControlID.main
  private weak var target: (any PartTarget)?

  func connect(to target: any PartTarget) {
    self.target = target
    addAction(UIAction { [weak self] _ in self?.report() }, for: .touchUpInside)
  }

  func show(_ pressable: PressablePart) {
    control = pressable.control
    accessibilityIdentifier = control.name
    isAccessibilityElement = true
    accessibilityLabel = pressable.label
    accessibilityTraits = .button
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  private func report() { target?.control(control, changedTo: .pressed) }
}
#endif
