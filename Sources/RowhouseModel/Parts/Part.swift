// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An element from which a row is drawn.
///
/// Hosts depend only on parts and not on the rows that use them, so a custom row needs no code in a
/// host. Parts contain no closures: they can be compared, printed, and sent to another process. The
/// event of a control contains its ``ControlID``.
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
  /// An image.
  case image(ImagePart)
  /// Parts side by side, in reading direction.
  case horizontal(StackPart)
  /// Parts one below the other.
  case vertical(StackPart)
  /// Parts on top of each other, the first at the back.
  case layered(StackPart)
  /// Space that grows, at least this many points, along the stack around it.
  case spacer(minimum: Double)
  /// A thin line across the stack around it.
  case divider
  /// A part that the user can change or press.
  case control(ControlPart)
  /// An indicator of work in progress.
  case progress(ProgressPart)
  /// The accessory at the trailing edge of a row, such as a chevron.
  case accessory(Accessory)
  /// A part with padding, a border, and a background around it.
  case box(BoxPart)
  /// Short text in a capsule, or a dot.
  case badge(BadgePart)
  /// Parts in columns of equal width.
  case grid(GridPart)
  /// Pages, one of which is visible.
  case pager(PagerPart)
}
