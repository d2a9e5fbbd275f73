// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A button inside a row.
public struct ButtonPart: Hashable, Sendable {
  /// The title of the button.
  public var title: String
  /// The meaning of pressing the button.
  public var role: ButtonRole
  /// The name of the button, unique in its row.
  public var control: ControlID

  /// Creates a button.
  public init(_ title: String, role: ButtonRole = .normal, control: ControlID = .main) {
    self.title = title
    self.role = role
    self.control = control
  }
}

/// The meaning of pressing a button.
public enum ButtonRole: Hashable, Sendable {
  /// An ordinary action.
  case normal
  /// An action that cannot be undone, or that ends what the user was doing.
  case destructive
}

extension ButtonPart: ControlTraits {
  var kind: ControlPart.Kind { .button }
  var label: String { title }
  var texts: [String] { [title] }
  var value: ControlValue { .pressed }
  var requirement: String { "presses" }
  var children: [Part] { [] }
  var isRigid: Bool { false }
  var valueText: String? { nil }
  var shape: StaticString { "button" }

  func grows(along axis: PartAxis) -> Bool { false }
  func accepts(_ value: ControlValue) -> Bool { value == .pressed }
}
