// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The value of a control, or the value to which a user sets it.
public enum ControlValue: Hashable, Sendable {
  /// A button was pressed.
  case pressed
  /// A toggle was switched to this value.
  case isOn(Bool)
  /// The text of a field was changed to this.
  case text(String)
  /// A slider or a stepper was set to this number.
  case number(Double)
  /// The option with this key was chosen in a picker, or no option if the key is `nil`.
  case option(String?)
  /// A day, a time, or both was chosen, or no date if the value is `nil`.
  case date(DateValue?)
  /// A color was chosen.
  case color(RGBA)
}

/// The time at which a row reports a new value of a control.
public enum ControlReporting: Hashable, Sendable {
  /// When the user leaves a field or presses Return, if the text has changed, or releases a slider.
  case onCommit
  /// While the user edits. If editing outpaces delivery, only the latest value is sent.
  case continuous
}

/// The name of a control, unique in its row; ``main``, the default, for the only control.
public struct ControlID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, unique in its row.
  public let name: String

  /// Creates the id of a control.
  public init(_ name: String) { self.name = name }

  /// Creates the id of a control.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name of the only control of a row.
  public static let main = ControlID("")

  /// The name, or `main`.
  public var description: String { name.isEmpty ? "main" : name }
}
