// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A field for text.
///
/// It shows the text of the page, except while the user types: no host overwrites typed text.
public struct FieldPart: Hashable, Sendable {
  /// The text of the field, and the texts that it accepts.
  public var input: FieldInput
  /// The name of the field for users who cannot see the row.
  public var label: String
  /// The font of its text.
  public var font: StyleFont
  /// The color of its text.
  public var color: StyleColor
  /// The alignment of its text.
  public var alignment: TextPart.Alignment
  /// The name of the field, unique in its row.
  public var control: ControlID

  /// Creates a field.
  public init(
    _ input: FieldInput, label: String, font: StyleFont = .system(size: 15),
    color: StyleColor = .label, alignment: TextPart.Alignment = .leading,
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

extension FieldPart: ControlTraits {
  var kind: ControlPart.Kind { .field }
  var texts: [String] { input.legibleText.map { [$0] } ?? [] }
  var value: ControlValue { .text(input.text) }
  var requirement: String { input.requirement }
  var children: [Part] { [] }
  var isRigid: Bool { false }
  var valueText: String? { nil }
  // Platforms have one view for one line and another for several.
  var shape: StaticString { hasLines ? "lines" : "field" }

  /// True if the field shows several lines, which need padding above and below.
  var hasLines: Bool { input.isMultiline }

  func grows(along axis: PartAxis) -> Bool { axis == .horizontal }

  func accepts(_ value: ControlValue) -> Bool {
    if case .text(let text) = value { input.takes(text) } else { false }
  }
}
