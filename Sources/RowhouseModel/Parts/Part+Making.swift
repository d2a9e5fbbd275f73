// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// A run of text.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - font: Its font; the system's at 15 points, unless given.
  ///   - color: Its colour; that of labels, unless given.
  ///   - lineLimit: The most lines it takes; as many as it needs, unless given.
  ///   - alignment: How its lines stand when it is wider than they are; leading, unless given.
  /// - Returns: The part.
  public static func text(
    _ text: String,
    font: StyleFont = .system(size: 15),
    color: StyleColor = .label,
    lineLimit: Int? = nil,
    alignment: TextPart.Alignment = .leading
  ) -> Part {
    .text(TextPart(text, font: font, color: color, lineLimit: lineLimit, alignment: alignment))
  }

  /// A picture in a box of its own size.
  ///
  /// - Parameters:
  ///   - source: Which picture.
  ///   - size: How large the box is, in points.
  ///   - label: What it shows, for those who cannot see it; a decoration, unless given.
  /// - Returns: The part.
  public static func image(
    _ source: ImageSource, size: Dimensions, label: String? = nil
  ) -> Part {
    .image(ImagePart(source, size: .fixed(size), label: label))
  }

  /// Parts beside each other, in reading direction.
  ///
  /// - Parameters:
  ///   - spacing: Points between two neighbours; 0, unless given.
  ///   - alignment: Where the parts stand from top to bottom; in the middle, unless given.
  ///   - distribution: What becomes of room that no part takes; it is left at the end, unless given.
  ///   - parts: The parts.
  /// - Returns: The part.
  public static func horizontal(
    spacing: Double = 0,
    alignment: StackPart.Alignment = .center,
    distribution: StackPart.Distribution = .start,
    @PartBuilder parts: () -> [Part]
  ) -> Part {
    .horizontal(
      StackPart(parts(), spacing: spacing, alignment: alignment, distribution: distribution))
  }

  /// Parts below each other.
  ///
  /// - Parameters:
  ///   - spacing: Points between two neighbours; 0, unless given.
  ///   - alignment: Where the parts stand across; where reading begins, unless given.
  ///   - distribution: What becomes of room that no part takes; it is left below, unless given.
  ///   - parts: The parts.
  /// - Returns: The part.
  public static func vertical(
    spacing: Double = 0,
    alignment: StackPart.Alignment = .start,
    distribution: StackPart.Distribution = .start,
    @PartBuilder parts: () -> [Part]
  ) -> Part {
    .vertical(
      StackPart(parts(), spacing: spacing, alignment: alignment, distribution: distribution))
  }

  /// Parts on top of each other, the first at the back.
  ///
  /// - Parameters:
  ///   - alignment: Where the parts stand, in both directions; in the middle, unless given.
  ///   - parts: The parts.
  /// - Returns: The part.
  public static func layered(
    alignment: StackPart.Alignment = .center, @PartBuilder parts: () -> [Part]
  ) -> Part {
    .layered(StackPart(parts(), spacing: 0, alignment: alignment))
  }

  /// Room that grows and may shrink to nothing.
  public static func spacer() -> Part { plainSpacer }

  /// Nearly every row has one, so it is made once.
  private static let plainSpacer = Part.spacer(minimum: 0)

  /// A switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it switches, for those who cannot see the row.
  ///   - control: Which control of the row it is; the only one, unless given.
  /// - Returns: The part.
  public static func toggle(isOn: Bool, label: String, control: ControlID = .main) -> Part {
    .toggle(TogglePart(isOn: isOn, label: label, control: control))
  }

  /// A button inside a row.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - role: What pressing it means; something ordinary, unless given.
  ///   - control: Which control of the row it is; the only one, unless given.
  /// - Returns: The part.
  public static func button(
    _ title: String, role: ButtonRole = .normal, control: ControlID = .main
  ) -> Part {
    .button(ButtonPart(title, role: role, control: control))
  }

  /// A field for text.
  ///
  /// - Parameters:
  ///   - text: What stands in it.
  ///   - label: What it is for, for those who cannot see the row.
  ///   - placeholder: What stands in it while there is no text; nothing, unless given.
  ///   - kind: Which kind of text it is; any, unless given.
  ///   - control: Which control of the row it is; the only one, unless given.
  /// - Returns: The part.
  public static func field(
    _ text: String,
    label: String,
    placeholder: String = "",
    kind: FieldKind = .text,
    control: ControlID = .main
  ) -> Part {
    var input = FieldInput(text)
    input.placeholder = placeholder
    input.kind = kind
    return .field(FieldPart(input, label: label, control: control))
  }
}
