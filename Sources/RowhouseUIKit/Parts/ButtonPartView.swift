// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A button inside a row.
final class ButtonPartView: UIButton {
  private var control = ControlID.main

  func show(_ button: ButtonPart, style: ResolvedStyle, in context: DrawingContext) {
    control = button.control
    accessibilityIdentifier = control.name
    let color = context.color(button.role == .destructive ? style.destructiveColor : style.tint)
    setTitle(button.title, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(color.withAlphaComponent(0.4), for: .highlighted)
    titleLabel?.font = context.font(context.environment.controls.button.font)
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
  }
}

extension ButtonPartView: ReportingPartView {
  func report(to target: any PartTarget) { target.control(control, changedTo: .pressed) }
}
#endif
