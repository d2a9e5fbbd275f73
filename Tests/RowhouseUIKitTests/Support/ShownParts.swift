// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import UIKitDriving

/// The visible contents of a view, read from its subviews.
@MainActor
struct ShownParts {
  private(set) var texts: [String] = []
  private(set) var controls: [ShownControl] = []
  private(set) var accessory = Accessory.none

  init(_ cell: UITableViewCell) { self.init(in: cell.contentView) }

  init(in view: UIView) {
    guard !view.isHidden else { return }
    for part in view.drawnParts where !part.isHidden { read(part) }
  }

  var row: ShownRow { ShownRow(texts, accessory: accessory, controls: controls) }

  private mutating func read(_ view: UIView) {
    let control = ControlID(view.accessibilityIdentifier ?? "")
    switch view {
    case let label as UILabel: say(label.text)
    case let toggle as UISwitch: controls.append(.toggle(control, isOn: toggle.isOn))
    case let slider as UISlider:
      controls.append(
        ShownControl(control, .number(Double(slider.accessibilityValue ?? "") ?? .nan)))
    case let stepper as UIStepper:
      controls.append(ShownControl(control, .number(stepper.value)))
    case let field as UITextField:
      controls.append(.field(control, text: field.text ?? ""))
      if !field.isSecureTextEntry { say(field.text) }
    case let lines as UITextView:
      controls.append(.field(control, text: lines.text ?? ""))
      say(lines.text)
    case let button as UIButton:
      guard let title = button.title(for: .normal) else {
        accessory = .detail
        return
      }
      controls.append(.button(control, title: title))
      say(title)
    case let image as UIImageView:
      if image.image?.isNamed("chevron.forward") == true {
        accessory = accessory == .detail ? .detailDisclosure : .disclosure
      }
      if image.image?.isNamed("checkmark") == true { accessory = .checkmark }
    case is UIProgressView, is UIActivityIndicatorView: break
    case let button as UIControl:
      controls.append(.button(control, title: button.accessibilityLabel ?? ""))
    default: break
    }
  }

  private mutating func say(_ text: String?) {
    if let text, !text.isEmpty { texts.append(text) }
  }
}
#endif
