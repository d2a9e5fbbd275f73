// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Content that acts as a button, such as a cell of a grid; controls in it have no effect.
public struct PressablePart: Hashable, Sendable {
  /// The part that is drawn.
  public var content: Part
  /// The name of the button for users who cannot see it.
  public var label: String
  /// The name of the button, unique in its row.
  public var control: ControlID

  /// Creates content that acts as a button.
  public init(_ content: Part, label: String, control: ControlID = .main) {
    self.content = content
    self.label = label
    self.control = control
  }
}

extension PressablePart: ControlTraits {
  var kind: ControlPart.Kind { .button }
  var texts: [String] { content.texts }
  var value: ControlValue { .pressed }
  var requirement: String { "presses" }
  var children: [Part] { [content] }
  var isRigid: Bool { false }
  var valueText: String? { nil }
  var shape: StaticString { "pressable" }

  func grows(along axis: PartAxis) -> Bool { content.grows(along: axis) }
  func accepts(_ value: ControlValue) -> Bool { value == .pressed }
}
