// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What makes a row of a standard kind more than a label.
public enum StandardControl: Hashable, Sendable {
  /// Nothing.
  case none
  /// A switch at the trailing edge.
  case toggle(isOn: Bool)
  /// The row is a button: its title stands in the middle.
  case button(ButtonRole)
  /// A field for text after the title, or below it if it shows more than one line.
  indirect case field(FieldInput)
}
