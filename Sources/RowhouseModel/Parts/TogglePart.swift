// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A switch.
public struct TogglePart: Hashable, Sendable {
  /// True if the switch is on.
  public var isOn: Bool
  /// The name of the switch for users who cannot see the row.
  public var label: String
  /// The name of the switch, unique in its row.
  public var control: ControlID

  /// Creates a switch.
  public init(isOn: Bool, label: String, control: ControlID = .main) {
    self.isOn = isOn
    self.label = label
    self.control = control
  }
}

extension TogglePart: ControlTraits {
  var kind: ControlPart.Kind { .toggle }
  var texts: [String] { [] }
  var value: ControlValue { .isOn(isOn) }
  var requirement: String { "on and off" }
  var children: [Part] { [] }
  var isRigid: Bool { true }
  var valueText: String? { nil }
  var shape: StaticString { "toggle" }

  func grows(along axis: PartAxis) -> Bool { false }

  func accepts(_ value: ControlValue) -> Bool {
    if case .isOn = value { true } else { false }
  }
}
