// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseLayout
import RowhouseModel

/// A button inside a row.
final class ButtonPartView: UIButton, PartView {
  private(set) var control = ControlID.main
  private weak var target: (any PartTarget)?

  func connect(to target: any PartTarget) {
    self.target = target
    addAction(UIAction { [weak self] _ in self?.report() }, for: .touchUpInside)
  }

  func show(_ button: ButtonPart, style: ResolvedStyle, in context: DrawingContext) {
    control = button.control
    accessibilityIdentifier = control.name
    let color = context.color(button.role == .destructive ? style.destructiveColor : style.tint)
    setTitle(button.title, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(color.withAlphaComponent(0.4), for: .highlighted)
    titleLabel?.font = context.font(context.environment.controls.buttonFont)
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
  }

  private func report() { target?.control(control, changedTo: .pressed) }
}
#endif
