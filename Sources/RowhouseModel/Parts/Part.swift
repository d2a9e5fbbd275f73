// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a row is drawn from.
///
/// A host knows the parts and nothing of the rows that use them, so a row of your own needs no
/// line in any host. Parts carry no closures: they are compared, printed and sent elsewhere. What
/// the user does to a control comes back with its ``ControlID``.
///
/// ```swift
/// Part.horizontal(spacing: 12) {
///   Part.image(.named("avatar"), size: .square(56))
///   Part.vertical(spacing: 4) {
///     Part.text(name, font: style.titleFont)
///     Part.text(address, font: style.subtitleFont, color: style.subtitleColor)
///   }
///   Part.spacer()
///   Part.toggle(isOn: isFollowed, label: "Follow")
/// }
/// ```
public indirect enum Part: Hashable, Sendable {
  /// A run of text.
  case text(TextPart)
  /// A picture.
  case image(ImagePart)
  /// Parts beside each other, in reading direction.
  case horizontal(StackPart)
  /// Parts below each other.
  case vertical(StackPart)
  /// Parts on top of each other, the first at the back.
  case layered(StackPart)
  /// Room that grows: at least this many points along the stack it stands in.
  case spacer(minimum: Double)
  /// A thin line across the stack it stands in.
  case divider
  /// A switch.
  case toggle(TogglePart)
  /// A button.
  case button(ButtonPart)
  /// A field for text.
  case field(FieldPart)
  /// A sign of work going on.
  case progress(ProgressPart)
  /// The sign at the trailing edge of a row.
  case accessory(Accessory)
  /// A part with room around it, and what is drawn in that.
  case box(BoxPart)
  /// A short text in a capsule, or a dot.
  case badge(BadgePart)
  /// Parts in columns of one width.
  case grid(GridPart)
  /// Pages of which one is to be seen.
  case pager(PagerPart)
  /// Content that acts as a button.
  case pressable(PressablePart)
}
