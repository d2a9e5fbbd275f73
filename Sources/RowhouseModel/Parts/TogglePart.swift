// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A switch.
public struct TogglePart: Hashable, Sendable {
  /// Whether it is on.
  public var isOn: Bool
  /// What it switches, for those who cannot see the row.
  public var label: String
  /// Which control of the row it is.
  public var control: ControlID

  /// Describes a switch.
  public init(isOn: Bool, label: String, control: ControlID = .main) {
    self.isOn = isOn
    self.label = label
    self.control = control
  }
}
