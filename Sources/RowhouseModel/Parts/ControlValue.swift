// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a user did to a control.
public enum ControlValue: Hashable, Sendable {
  /// A button was pressed.
  case pressed
  /// A toggle was switched to this value.
  case isOn(Bool)
  /// The text of a field was changed to this.
  case text(String)
}
