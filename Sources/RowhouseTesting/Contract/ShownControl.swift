// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a user sees of a control.
public enum ShownControl: Hashable, Sendable {
  /// A switch, and whether it is on.
  case toggle(ControlID, isOn: Bool)
  /// A button, and what it says, or what the part is called that acts as one.
  case button(ControlID, title: String)
  /// A field, and the text that stands in it.
  case field(ControlID, text: String)
}

extension ShownControl {
  /// What a host has to show of a part, or nothing if it is no control.
  public init?(_ part: Part) {
    switch part {
    case .toggle(let toggle): self = .toggle(toggle.control, isOn: toggle.isOn)
    case .button(let button): self = .button(button.control, title: button.title)
    case .pressable(let pressable):
      self = .button(pressable.control, title: pressable.label)
    case .field(let field): self = .field(field.control, text: field.input.text)
    default: return nil
    }
  }
}

extension ShownControl: CustomStringConvertible {
  /// Its name, and what it shows.
  public var description: String {
    switch self {
    case .toggle(let control, let isOn): "\(control) \(isOn ? "on" : "off")"
    case .button(let control, let title): "\(control) “\(title)”"
    case .field(let control, let text): "\(control) [\(text)]"
    }
  }
}
