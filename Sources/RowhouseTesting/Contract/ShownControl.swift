// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A control as the user sees it.
public struct ShownControl: Hashable, Sendable {
  /// The name of the control.
  public var control: ControlID
  /// The value that the control shows, or `ControlValue.pressed` for a button.
  public var value: ControlValue
  /// The title of a button, or `nil` for any other control.
  public var title: String?
  /// True if the user cannot use the control.
  ///
  /// Defaults to `false`.
  public var isDisabled = false

  /// Creates a control that shows a value.
  public init(_ control: ControlID, _ value: ControlValue) {
    self.control = control
    self.value = value
  }

  /// Creates the control that a host must show for a part.
  public init(_ part: ControlPart) {
    self.init(part.control, part.value)
    if part.kind == .button { title = part.label }
  }

  /// Returns a switch.
  public static func toggle(_ control: ControlID, isOn: Bool) -> Self {
    Self(control, .isOn(isOn))
  }

  /// Returns a button with its title, or with the label of a part that acts as a button.
  public static func button(_ control: ControlID, title: String) -> Self {
    var button = Self(control, .pressed)
    button.title = title
    return button
  }

  /// Returns a field that contains text.
  public static func field(_ control: ControlID, text: String) -> Self {
    Self(control, .text(text))
  }
}

extension ShownControl: CustomStringConvertible {
  /// The name of the control, its title or value, and its state.
  public var description: String {
    "\(control) \(title.map { "“\($0)”" } ?? "\(value)")\(isDisabled ? ", disabled" : "")"
  }
}
