// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A color of a style: a semantic color, or a color in light and in dark.
///
/// Colors are equal only if they are the same in light and in dark.
public enum StyleColor: Hashable, Sendable {
  /// A color of the theme.
  case semantic(SemanticColor)
  /// Two colors, regardless of the theme.
  case adaptive(light: RGBA, dark: RGBA)

  /// Returns one color for light and dark.
  public static func fixed(_ color: RGBA) -> StyleColor {
    .adaptive(light: color, dark: color)
  }

  /// Returns one opaque color for light and dark, from a hexadecimal number with the components red, green, and blue:
  /// `0xRRGGBB`.
  ///
  /// - Precondition: `hex` is at most `0xFFFFFF`.
  public static func hex(_ hex: UInt32) -> StyleColor { .fixed(RGBA(hex: hex)) }
}

extension StyleColor {
  /// The color ``SemanticColor/label``.
  public static var label: StyleColor { .semantic(.label) }
  /// The color ``SemanticColor/secondaryLabel``.
  public static var secondaryLabel: StyleColor { .semantic(.secondaryLabel) }
  /// The color ``SemanticColor/placeholder``.
  public static var placeholder: StyleColor { .semantic(.placeholder) }
  /// The color ``SemanticColor/tint``.
  public static var tint: StyleColor { .semantic(.tint) }
  /// The color ``SemanticColor/destructive``.
  public static var destructive: StyleColor { .semantic(.destructive) }
  /// The color ``SemanticColor/separator``.
  public static var separator: StyleColor { .semantic(.separator) }
  /// The color ``SemanticColor/rowBackground``.
  public static var rowBackground: StyleColor { .semantic(.rowBackground) }
  /// The color ``SemanticColor/selectedRowBackground``.
  public static var selectedRowBackground: StyleColor { .semantic(.selectedRowBackground) }
  /// The color ``SemanticColor/pageBackground``.
  public static var pageBackground: StyleColor { .semantic(.pageBackground) }
  /// The color ``SemanticColor/accessory``.
  public static var accessory: StyleColor { .semantic(.accessory) }
  /// The color ``SemanticColor/control``.
  public static var control: StyleColor { .semantic(.control) }
  /// The color ``SemanticColor/badge``.
  public static var badge: StyleColor { .semantic(.badge) }
  /// The color ``SemanticColor/badgeLabel``.
  public static var badgeLabel: StyleColor { .semantic(.badgeLabel) }
}
