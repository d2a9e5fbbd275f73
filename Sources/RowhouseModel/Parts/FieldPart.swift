// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A field for text.
///
/// A host never overwrites a field in which the user is typing: what is being edited is the user's.
/// When the user leaves it, it shows again what the page says.
public struct FieldPart: Hashable, Sendable {
  /// What stands in it, and what may.
  public var input: FieldInput
  /// What it is for, for those who cannot see the row.
  public var label: String
  /// The font of its text.
  public var font: StyleFont
  /// The colour of its text.
  public var color: StyleColor
  /// How its text stands.
  public var alignment: TextPart.Alignment
  /// Which control of the row it is.
  public var control: ControlID

  /// Describes a field.
  public init(
    _ input: FieldInput,
    label: String,
    font: StyleFont = .system(size: 15),
    color: StyleColor = .label,
    alignment: TextPart.Alignment = .leading,
    control: ControlID = .main
  ) {
    self.input = input
    self.label = label
    self.font = font
    self.color = color
    self.alignment = alignment
    self.control = control
  }
}
