// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A button inside a row.
public struct ButtonPart: Hashable, Sendable {
  /// What it says.
  public var title: String
  /// What pressing it means.
  public var role: ButtonRole
  /// Which control of the row it is.
  public var control: ControlID

  /// Describes a button.
  public init(_ title: String, role: ButtonRole = .normal, control: ControlID = .main) {
    self.title = title
    self.role = role
    self.control = control
  }
}
