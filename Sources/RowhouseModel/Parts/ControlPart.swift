// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A part that the user can change or press.
///
/// Hosts switch over the kinds only to draw them; the members are the same for every kind.
public enum ControlPart: Hashable, Sendable {
  /// A switch.
  case toggle(TogglePart)
  /// A button.
  case button(ButtonPart)
  /// A field for text.
  case field(FieldPart)
  /// Content that acts as a button.
  case pressable(PressablePart)
  /// A slider.
  case slider(SliderPart)
  /// Two buttons that increase and decrease a number.
  case stepper(StepperPart)
  /// A picker of one of several options.
  case picker(PickerPart)
  /// A control for a day, a time of day, or both.
  case date(DatePart)
  /// A control for a color.
  case color(ColorPart)
}

extension ControlPart {
  /// The name of the control, unique in its row.
  public var control: ControlID { traits.control }
  /// The name of the control for users who cannot see the row.
  public var label: String { traits.label }
  /// The kind of control that the user sees.
  public var kind: Kind { traits.kind }
  /// The texts that the control shows, in reading order, except those that only its user may read.
  public var texts: [String] { traits.texts }
  /// The value that the control shows, or ``ControlValue/pressed`` for a button.
  public var value: ControlValue { traits.value }
  /// The text that describes the value to the user, or `nil` if the value needs no description.
  package var valueText: String? { traits.valueText }
  /// The values that the control accepts, as the rest of a sentence that begins with "It takes".
  public var requirement: String { traits.requirement }
  /// The parts of which the control consists, or an empty array if it has no parts.
  public var children: [Part] { traits.children }
  /// Returns `true` if a user can set the control to a value.
  public func accepts(_ value: ControlValue) -> Bool { traits.accepts(value) }
  /// Returns `true` if the control takes unused space along an axis.
  package func grows(along axis: PartAxis) -> Bool { traits.grows(along: axis) }
  /// True if a horizontal stack that is too narrow does not compress the control.
  package var isRigid: Bool { traits.isRigid }
  /// The name of the view that draws the control, as a part of a ``ReuseIdentifier``.
  var shape: StaticString { traits.shape }

  /// The only switch of the model over the kinds.
  private var traits: any ControlTraits {
    switch self {
    case .toggle(let toggle): toggle
    case .button(let button): button
    case .field(let field): field
    case .pressable(let pressable): pressable
    case .slider(let slider): slider
    case .stepper(let stepper): stepper
    case .picker(let picker): picker
    case .date(let date): date
    case .color(let color): color
    }
  }
}

extension ControlPart {
  /// A kind of control, as a user would name it.
  public enum Kind: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// A switch.
    case toggle = "switch"
    /// A button, or content that acts as one.
    case button
    /// A field for text.
    case field
    /// A slider.
    case slider
    /// A stepper.
    case stepper
    /// A picker.
    case picker
    /// A control for dates and times.
    case date
    /// A control for a color.
    case color

    /// The word for the kind in messages.
    public var description: String { rawValue }
  }
}

/// The members that each kind of control declares.
///
/// They have no defaults, so the compiler reports a missing one.
protocol ControlTraits {
  var kind: ControlPart.Kind { get }
  var control: ControlID { get }
  var label: String { get }
  var texts: [String] { get }
  var value: ControlValue { get }
  var valueText: String? { get }
  var requirement: String { get }
  var children: [Part] { get }
  var isRigid: Bool { get }
  var shape: StaticString { get }
  func grows(along axis: PartAxis) -> Bool
  func accepts(_ value: ControlValue) -> Bool
}
